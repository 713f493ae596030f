import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chooseNews, fetchNews } from '../link/api.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../words/index.ts';

/** Whether this person wants news of this table; how they come is said once, for all tables. */
export function TableNews({ table }: { table: string }) {
  const queries = useQueryClient();
  const key = ['news', table];
  const news = useQuery({ queryKey: key, queryFn: () => fetchNews(table), retry: false });
  const choosing = useMutation({
    mutationFn: (wanted: boolean) => chooseNews(table, wanted),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
  if (!news.data) return null;
  const { push, webhook, table: wanted } = news.data;
  const some = push > 0 || webhook !== null;
  return (
    <section className="flex flex-col items-start gap-1">
      {some && (
        <Button aria-pressed={wanted} disabled={choosing.isPending} onClick={() => choosing.mutate(!wanted)}>
          {say(wanted ? 'news.table-on' : 'news.table-off')}
        </Button>
      )}
      <Link to="/name" hash="news" className="link inline-flex min-h-11 items-center">
        {say(some ? 'news.change' : 'news.none')}
      </Link>
    </section>
  );
}
