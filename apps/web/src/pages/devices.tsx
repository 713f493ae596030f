import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchDevices, forgetMe, signOut } from '../link/api.ts';
import { Button } from '../ui/button.tsx';
import { Part } from '../ui/page.tsx';
import { sayFault } from '../ui/say-fault.ts';
import { locale, say } from '../words/index.ts';

/** The devices of this person, signing them out, and being forgotten. */
export function Devices() {
  const queries = useQueryClient();
  const key = ['devices'];
  const devices = useQuery({ queryKey: key, queryFn: fetchDevices, retry: false });
  const ending = useMutation({ mutationFn: signOut, onSuccess: () => queries.invalidateQueries({ queryKey: key }) });
  const leaving = useMutation({
    mutationFn: async (how: 'signout' | 'forget') => (how === 'forget' ? forgetMe() : signOut('all')),
    onSuccess: () => location.assign('/'),
  });
  const [sure, setSure] = useState(false);
  if (!devices.data) return null;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <Part title={say('devices.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {devices.data.map(({ id, device, at, here }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1">
              {device || say('devices.unknown')}{' '}
              <span className="text-sm text-soft">
                {say('devices.since', { date: when.format(at) })}
                {here && ` · ${say('devices.here')}`}
              </span>
            </span>
            {!here && (
              <Button
                look="bare"
                disabled={ending.isPending}
                aria-label={say('devices.end-label', { device: device || say('devices.unknown') })}
                onClick={() => ending.mutate(id)}
              >
                {say('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-3">
        {devices.data.length > 1 && (
          <Button onClick={() => ending.mutate('others')}>{say('devices.end-others')}</Button>
        )}
        <Button onClick={() => leaving.mutate('signout')}>{say('devices.end-all')}</Button>
        <Button onClick={() => (sure ? leaving.mutate('forget') : setSure(true))}>
          {say(sure ? 'devices.forget-sure' : 'devices.forget')}
        </Button>
      </div>
      {sure && <p className="prose-line mt-2 text-sm text-soft">{say('devices.forget-hint')}</p>}
      <p role="alert" className="mt-2 text-accent empty:hidden">
        {ending.error || leaving.error ? sayFault((ending.error ?? leaving.error)!) : ''}
      </p>
    </Part>
  );
}
