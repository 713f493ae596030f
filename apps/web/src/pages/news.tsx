import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { endPush, fetchNews, savePush, saveWebhook } from '../link/api.ts';
import { Button } from '../ui/button.tsx';
import { Part } from '../ui/page.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { say } from '../words/index.ts';

/** False over plain HTTP and in browsers without it. */
const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;

/** @throws where the person or the browser says no */
async function subscribe(key: string): Promise<void> {
  await navigator.serviceWorker.register('/news.js');
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await savePush({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } });
}

/** How this person hears that a table waits for them. */
export function NewsPart() {
  const queries = useQueryClient();
  const news = useQuery({ queryKey: ['news'], queryFn: () => fetchNews(), retry: false });
  const refresh = () => queries.invalidateQueries({ queryKey: ['news'] });
  const pushing = useMutation({ mutationFn: () => subscribe(news.data!.key), onSuccess: refresh });
  const ending = useMutation({ mutationFn: endPush, onSuccess: refresh });
  if (!news.data) return null;
  const { push, webhook } = news.data;
  return (
    <div id="news">
      <Part title={say('news.title')}>
        <p className="prose-line mb-3 text-soft">{say('news.hint')}</p>
        <div className="flex flex-wrap items-center gap-2">
          {canPush() ? (
            <Button disabled={pushing.isPending} onClick={() => pushing.mutate()}>
              {say('news.push')}
            </Button>
          ) : (
            <p className="text-sm text-soft">{say('news.no-push')}</p>
          )}
          {push > 0 && <Button onClick={() => ending.mutate()}>{say('news.push-off', { count: push })}</Button>}
        </div>
        <p role="alert" className="mt-1 text-sm text-accent empty:hidden">
          {pushing.isError ? say('news.push-fault') : ''}
        </p>
        <Webhook url={webhook} onSaved={refresh} />
      </Part>
    </div>
  );
}

function Webhook({ url, onSaved }: { url: string | null; onSaved(): void }) {
  const field = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const saving = useMutation({ mutationFn: saveWebhook, onSuccess: onSaved });
  const text = typed ?? url ?? '';
  function submit(event: FormEvent) {
    event.preventDefault();
    saving.mutate(text.trim() === '' ? null : text.trim());
  }
  return (
    <form onSubmit={submit} className="mt-4 flex flex-wrap items-center gap-2">
      <label htmlFor={field} className="w-full font-semibold">
        {say('news.webhook')}
      </label>
      <input
        id={field}
        type="url"
        className="tap min-w-0 flex-1 basis-60 rounded-xl border border-soft bg-paper px-3"
        value={text}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={typed === null || saving.isPending}>
        {say('news.webhook-save')}
      </Button>
      <p role="status" className="w-full text-sm text-soft empty:hidden">
        {saving.isSuccess ? say('news.saved') : saving.isError ? sayFault(saving.error) : ''}
      </p>
    </form>
  );
}
