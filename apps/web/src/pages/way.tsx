import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { claimWay } from '../link/api.ts';
import { meKey } from '../link/me.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { say } from '../words/index.ts';

/** Uses a personal way back. It asks first: previews of links in chats must not use it up. */
export function WayPage() {
  const { token } = useParams({ from: '/way/$token' });
  const queries = useQueryClient();
  const claiming = useMutation({
    mutationFn: () => claimWay(token),
    onSuccess(me) {
      queries.setQueryData(meKey, me);
      void queries.invalidateQueries({ queryKey: ['tables'] });
    },
  });
  const { data, error } = claiming;
  return (
    <Page title={say('way.title')}>
      <div className="paper-card mt-6 flex flex-col items-start gap-4 p-6">
        {data ? (
          <>
            <div role="status">
              <h1 className="text-3xl">
                {data.name ? say('way.claimed', { name: data.name }) : say('way.claimed-nameless')}
              </h1>
              <p className="mt-2">{say('way.claimed-text')}</p>
            </div>
            <Link to="/" className={buttonClass('main')}>
              {say('home.mine')}
            </Link>
          </>
        ) : (
          <>
            <h1 className="text-3xl">{say('way.confirm')}</h1>
            <p className="prose-line">{say('way.confirm-text')}</p>
            {error && (
              <p role="alert" className="text-accent">
                {'code' in error && error.code === 'network' ? sayFault(error) : say('way.wrong')}
              </p>
            )}
            <Button look="main" disabled={claiming.isPending} onClick={() => claiming.mutate()}>
              {claiming.isPending ? say('way.claiming') : say('way.go')}
            </Button>
          </>
        )}
      </div>
    </Page>
  );
}
