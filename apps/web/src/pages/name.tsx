import { useRouter } from '@tanstack/react-router';
import { useMe } from '../link/me.ts';
import { Page } from '../ui/page.tsx';
import { say } from '../words/index.ts';
import { Devices } from './devices.tsx';
import { NameForm } from './name-form.tsx';
import { NewsPart } from './news.tsx';

/** Gives or changes one's name, then goes back to where one came from. */
export function NamePage() {
  const router = useRouter();
  const named = Boolean(useMe().data?.name);
  const leave = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' }));
  const title = say(named ? 'name.title-known' : 'name.title');
  return (
    <Page title={title}>
      <h1 className="mt-4 mb-4 text-3xl">{title}</h1>
      <div className="paper-card p-5">
        <NameForm onSaved={leave} />
      </div>
      {named && (
        <div className="mt-5 flex flex-col gap-5">
          <NewsPart />
          <Devices />
        </div>
      )}
    </Page>
  );
}
