import { defaultOptions, type OptionValue, tell } from '@cityhall/ruleset';
import { Choice } from '../ui/choice.tsx';
import { type SpokenRules, sayRefusal } from '../words/index.ts';

interface Props {
  ruleset: SpokenRules;
  seats: number;
  chosen: Record<string, OptionValue>;
  onChange(chosen: Record<string, OptionValue>): void;
}

/** Why a game cannot be set up so, in words; undefined where it can. Options left out are as usual. */
export function refusalOf(
  ruleset: SpokenRules,
  seats: number,
  chosen: Record<string, OptionValue>,
): string | undefined {
  const refusal = ruleset.refuseSetup?.(seats, { ...defaultOptions(ruleset.options), ...chosen });
  return refusal && sayRefusal(ruleset.words, refusal, []);
}

/** The values that do not go with what else is chosen; none of them where no value of this kind would do. */
export function refusedOf<T>(values: readonly T[], why: (value: T) => string | undefined): ReadonlySet<T> {
  const refused = values.filter((value) => why(value) !== undefined);
  return new Set(refused.length < values.length ? refused : []);
}

/** The options of a game, each explained: words `option.<name>`, `option.<name>.<value>` and `option.<name>.<value>.hint`. */
export function OptionFields({ ruleset, seats, chosen, onChange }: Props) {
  const words = ruleset.words;
  const has = (key: string) => Object.hasOwn(words, key);
  return Object.entries(ruleset.options).map(([name, field]) => {
    const refused = refusedOf(field.values, (value) => refusalOf(ruleset, seats, { ...chosen, [name]: value }));
    return (
      <Choice
        key={name}
        label={has(`option.${name}`) ? tell(words, `option.${name}`) : name}
        value={chosen[name] ?? field.default}
        values={field.values.map((value) => {
          const key = `option.${name}.${value}`;
          return {
            value,
            text: has(key) ? tell(words, key) : String(value),
            hint: has(`${key}.hint`) ? tell(words, `${key}.hint`) : undefined,
            refused: refused.has(value),
          };
        })}
        onChange={(value) => onChange({ ...chosen, [name]: value })}
      />
    );
  });
}
