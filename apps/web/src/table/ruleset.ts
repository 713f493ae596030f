import { loadGame } from '@cityhall/catalogue';
import { useQuery } from '@tanstack/react-query';

/** The rules of a game, fetched when a page needs them. */
export function useRuleset(id: string) {
  return useQuery({
    queryKey: ['ruleset', id],
    queryFn: () => loadGame(id),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== '',
    retry: false,
  });
}
