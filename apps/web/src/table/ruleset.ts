import { loadRules, loadWords } from '@cityhall/catalogue';
import { useQuery } from '@tanstack/react-query';
import { locale, type SpokenRules } from '../words/index.ts';

/** The rules of a game, fetched when a page needs them. */
export function useRuleset(id: string) {
  return useQuery({
    queryKey: ['ruleset', id],
    queryFn: async (): Promise<SpokenRules> => {
      const [rules, words] = await Promise.all([loadRules(id), loadWords(id, locale)]);
      return { ...rules, words };
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== '',
    retry: false,
  });
}
