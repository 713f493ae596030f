import { type AnyRuleset, type OptionValue, tell } from '@cityhall/ruleset';
import { Choice } from '../ui/choice.tsx';
import { locale } from '../words/index.ts';

interface Props {
  ruleset: AnyRuleset;
  chosen: Record<string, OptionValue>;
  onChange(chosen: Record<string, OptionValue>): void;
}

/** The options of a game, each explained: words `option.<name>`, `option.<name>.<value>` and `option.<name>.<value>.hint`. */
export function OptionFields({ ruleset, chosen, onChange }: Props) {
  const words = ruleset.words[locale]!;
  const has = (key: string) => Object.hasOwn(words, key);
  return Object.entries(ruleset.options).map(([name, field]) => (
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
        };
      })}
      onChange={(value) => onChange({ ...chosen, [name]: value })}
    />
  ));
}
