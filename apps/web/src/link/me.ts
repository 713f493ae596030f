import { useQuery } from '@tanstack/react-query';
import { fetchMe } from './api.ts';

export const meKey = ['me'] as const;

/** Who this browser is to the server. */
export function useMe() {
  return useQuery({ queryKey: meKey, queryFn: fetchMe, staleTime: 60_000 });
}
