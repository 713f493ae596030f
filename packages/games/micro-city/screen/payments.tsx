import { type Good, goods, isCooperative, type MicroCityView, microCityRules, resources } from '@cityhall/micro-city';
import { judge } from '@cityhall/ruleset';
import { Minus, Plus } from 'lucide-react';
import { type Deed, payText } from './model.ts';
import { Die, GoodIcon } from './pieces.tsx';
import { text, whyText, word } from './words.ts';

interface Props {
  view: MicroCityView;
  seat: number;
  names: readonly string[];
  pay: Good | null;
  busy: boolean;
  onPay(pay: Good): void;
  perform(deed: Deed): void;
}

const turned = (value: number, by: 1 | -1) => ((value + by + 5) % 6) + 1;

/** The preparation: dice turned, tokens removed, resources sold, each for one payment. */
export function Payments({ view, seat, names, pay, busy, onPay, perform }: Props) {
  const { open } = view;
  const seats = isCooperative(open) ? [...open.players.keys()] : [seat];
  const company = open.players[seat]!.goods;
  return (
    <div className="mc-payments">
      {pay === null ? (
        <p className="text-sm text-soft">{text('pay.none')}</p>
      ) : (
        <>
          <fieldset className="mc-payment">
            <legend className="mc-legend">{text('pay.with')}</legend>
            <div className="mc-buttons">
              {goods.map((good) => (
                <button
                  key={good}
                  type="button"
                  className={`mc-small ${pay === good ? 'hand-chosen' : ''}`}
                  aria-pressed={pay === good}
                  data-option={`pay-${good}`}
                  aria-label={payText(good)}
                  title={payText(good)}
                  disabled={company[good] < (good === 'money' ? 2 : 1)}
                  onClick={() => onPay(good)}
                >
                  <span aria-hidden="true">{good === 'money' ? 2 : 1}</span>
                  <GoodIcon good={good} size={20} />
                </button>
              ))}
            </div>
          </fieldset>
          {seats.map((who) => (
            <fieldset key={who} className="mc-payment">
              <legend className="mc-legend">
                {seats.length > 1 ? (
                  <>
                    <span className="sr-only">{text('pay.dice-of', { player: names[who] ?? '' })}</span>
                    <span aria-hidden="true">{names[who]}</span>
                  </>
                ) : (
                  text('pay.dice')
                )}
              </legend>
              <div className="mc-buttons">
                {open.players[who]!.dice.map(({ value }, die) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                  <span key={die} className="mc-turn">
                    {([-1, 1] as const).map((by) => (
                      <TurnButton
                        key={by}
                        value={value}
                        by={by}
                        option={`turn-${who}-${die}-${by}`}
                        busy={busy}
                        onTurn={() => perform({ move: 'turnDie', args: { seat: who, die, by, pay } })}
                      />
                    ))}
                    <Die value={value} size={34} />
                  </span>
                ))}
              </div>
            </fieldset>
          ))}
        </>
      )}
      <fieldset className="mc-payment">
        <legend className="mc-legend">{text('pay.sell')}</legend>
        <div className="mc-buttons">
          {resources.map((resource) => {
            const { refusal } = judge(microCityRules, view, seat, 'sell', { resource });
            const label = text('pay.sell-one', { resource: word(`goods.${resource}`) });
            return (
              <button
                key={resource}
                type="button"
                className="mc-small"
                data-option={`sell-${resource}`}
                aria-label={refusal ? whyText(refusal, names) : label}
                title={refusal ? whyText(refusal, names) : label}
                disabled={refusal !== undefined || busy}
                onClick={() => perform({ move: 'sell', args: { resource } })}
              >
                <GoodIcon good={resource} size={20} />
              </button>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

interface TurnProps {
  value: number;
  by: 1 | -1;
  option: string;
  busy: boolean;
  onTurn(): void;
}

function TurnButton({ value, by, option, busy, onTurn }: TurnProps) {
  const to = turned(value, by);
  const label = text('pay.turn', { from: value, to });
  const Sign = by === 1 ? Plus : Minus;
  return (
    <button
      type="button"
      className={`mc-small ${by === 1 ? 'mc-turn-up' : 'mc-turn-down'}`}
      data-option={option}
      aria-label={label}
      title={label}
      disabled={busy}
      onClick={onTurn}
    >
      <Sign size={16} aria-hidden="true" />
      <span className="figures">{to}</span>
    </button>
  );
}
