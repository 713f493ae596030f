import type { Room } from '@cityhall/wire';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { playOn } from '../link/api.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../words/index.ts';
import { useSurroundings } from './bar.tsx';
import { useTable } from './context.tsx';

/** Sets the next table of the same people, for whoever had a seat; never in a replay. */
export function PlayAgain({ room }: { room: Room }) {
  const navigate = useNavigate();
  const seated = useTable((state) => state.you.seat !== null);
  const { look } = useSurroundings();
  const again = useMutation({
    mutationFn: () => playOn(room.table),
    onSuccess: (table) => navigate({ to: '/table/$table', params: { table } }),
  });
  if (!seated || !look || room.rematch) return null;
  return (
    <Button look="main" className="mt-2" disabled={again.isPending} onClick={() => again.mutate()}>
      {say('end.again')}
    </Button>
  );
}
