import type { Game } from '../kit/game.ts';

const found = import.meta.glob<{ game: Game }>('../../../../packages/games/*/screen/index.ts', { eager: true });

/** Every game that has a screen. */
export const games: readonly Game[] = Object.values(found).map((module) => module.game);

/** The game of that name, if there is one. */
export function gameOf(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}

const names: Record<string, string> = Object.fromEntries(games.map((game) => [game.id, game.name]));

/** What a game is called; its plain id where this page does not know it. */
export function gameName(id: string): string {
  return names[id] ?? id;
}
