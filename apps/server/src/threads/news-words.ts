import { type Params, tell, type Words } from '@cityhall/ruleset';
import type { CarriedOut } from '@cityhall/table';
import { houseWords, letters, type WireLine } from '@cityhall/wire';
import type { WordedNews } from './protocol.ts';

const allWords = new WeakMap<Words, Words>();

/** The words of a game and of the house, put together once. */
function withHouse(game: Words): Words {
  let words = allWords.get(game);
  if (!words) {
    words = { ...houseWords, ...game };
    allWords.set(game, words);
  }
  return words;
}

/**
 * News in words: the one place where the server has any. A push message and a webhook are shown by programs that know no
 * keys.
 */
export function wordedNews({ after, effects }: CarriedOut, gameWords: Words): WordedNews[] {
  const words = withHouse(gameWords);
  const names = after.state.places.map(
    ({ name, colour }) => name ?? tell(words, 'name.bot', { letter: letters[colour] }),
  );
  const game = Object.hasOwn(words, 'game.title') ? tell(words, 'game.title') : after.state.game;
  const title = after.state.name === null ? game : tell(words, 'news.title', { name: after.state.name, game });
  const line = ({ key, params }: WireLine) => {
    return Object.hasOwn(words, key) ? [tell(words, key, params as Params, names)] : [];
  };
  return effects.news.map(({ seat, kind, stage, since }) => {
    const asked = `stage.${stage}`;
    return {
      seat,
      title: tell(words, `news.${kind}`, { title }),
      body: [...(Object.hasOwn(words, asked) ? [tell(words, asked)] : []), ...since.flatMap(line)].join('\n'),
    };
  });
}
