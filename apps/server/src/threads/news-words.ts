import { type AnyRuleset, type Params, tell, type Words } from '@cityhall/ruleset';
import type { CarriedOut } from '@cityhall/table';
import { houseWords, letters, type WireLine } from '@cityhall/wire';
import type { WordedNews } from './protocol.ts';

const allWords = new WeakMap<AnyRuleset, Words>();

/** The words of a game and of the house, put together once. */
function wordsOf(ruleset: AnyRuleset): Words {
  let words = allWords.get(ruleset);
  if (!words) {
    words = { ...houseWords, ...ruleset.words.en };
    allWords.set(ruleset, words);
  }
  return words;
}

/**
 * News in words: the one place where the server has any. A push message and a webhook are shown by programs that know no
 * keys.
 */
export function wordedNews({ after, effects }: CarriedOut, ruleset: AnyRuleset): WordedNews[] {
  const words = wordsOf(ruleset);
  const names = after.state.places.map(
    ({ name, colour }) => name ?? tell(words, 'name.bot', { letter: letters[colour] }),
  );
  const game = Object.hasOwn(words, 'game.title') ? tell(words, 'game.title') : ruleset.id;
  const title = after.state.name === null ? game : tell(words, 'news.title', { name: after.state.name, game });
  const line = ({ key, params }: WireLine) => {
    const found = [`log.${key}`, key].find((each) => Object.hasOwn(words, each));
    return found ? [tell(words, found, params as Params, names)] : [];
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
