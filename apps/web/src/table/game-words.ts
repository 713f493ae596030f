import type { Words } from '@cityhall/ruleset';
import { useQuery } from '@tanstack/react-query';

const found = import.meta.glob<{ english: Words }>('../../../../packages/games/*/words/english.ts');

/** The words of a game without its rules, fetched when a page needs them; undefined until they are there. */
export function useGameWords(id: string): Words | undefined {
  const load = found[`../../../../packages/games/${id}/words/english.ts`];
  const { data } = useQuery({
    queryKey: ['words', id],
    queryFn: async () => (await load!()).english,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: load !== undefined,
    retry: false,
  });
  return data;
}
