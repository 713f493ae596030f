import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { say } from '../words/index.ts';

/** Shown where a page itself failed. */
export function BrokenPage() {
  return (
    <Page title={say('fault.title')}>
      <div className="paper-card mt-6 flex flex-col items-start gap-4 p-6" role="alert">
        <h1 className="text-2xl">{say('fault.screen')}</h1>
        <Button look="main" onClick={() => location.reload()}>
          {say('fault.reload')}
        </Button>
      </div>
    </Page>
  );
}
