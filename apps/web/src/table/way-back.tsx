import { useMutation } from '@tanstack/react-query';
import { makeWay } from '../link/api.ts';
import { Button } from '../ui/button.tsx';
import { Part } from '../ui/page.tsx';
import { ShareLink } from '../ui/share-link.tsx';
import { locale, say } from '../words/index.ts';

/** Makes a personal link that brings one's seats to another device, once. */
export function WayBack() {
  const making = useMutation({ mutationFn: makeWay });
  return (
    <Part title={say('way.title')}>
      <p className="prose-line mb-3 text-soft">{say('way.hint')}</p>
      {making.data ? (
        <>
          <ShareLink link={new URL(making.data.path, location.origin).href} label={say('way.label')} />
          <p className="mt-2 text-sm text-soft">{say('way.until', { until: until(making.data.until) })}</p>
        </>
      ) : (
        <Button disabled={making.isPending} onClick={() => making.mutate()}>
          {say('way.make')}
        </Button>
      )}
      {making.isError && (
        <p role="alert" className="mt-2 text-accent">
          {say('way.fault')}
        </p>
      )}
    </Part>
  );
}

function until(time: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
