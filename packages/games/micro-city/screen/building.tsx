import {
  type AdvantageName,
  type AreaOutlook,
  advantages,
  advantagesNow,
  areaOutlooks,
  buildingOf,
  effectInWords,
  type GoalArea,
  goals,
  isCompetitive,
  type MicroCityView,
  type Stage,
  standingOf,
} from '@cityhall/micro-city';
import type { Colour } from '@cityhall/wire';
import { Check, Gift, ListOrdered } from 'lucide-react';
import { lackText } from './model.ts';
import { Goods, Token } from './pieces.tsx';
import { capital, costText, text, word } from './words.ts';

interface Props {
  view: MicroCityView;
  /** Through whose eyes costs are looked at. */
  seat: number;
  names: readonly string[];
  colours: readonly Colour[];
  /** Takes an Advantage, where the seat may act now. */
  onTake: ((advantage: AdvantageName) => void) | null;
}

/** What is to be completed: the Building card, or in competition Goals and Advantages. */
export function Projects(props: Props) {
  return isCompetitive(props.view.open) ? <Competition {...props} /> : <BuildingCard {...props} />;
}

function BuildingCard({ view, seat }: Props) {
  const { name } = view.open.building!;
  const { ordered, stages } = buildingOf(name);
  const { completed, of } = standingOf(view).stages!;
  return (
    <section className="mc-projects paper-card" aria-label={text('building.label')}>
      <h2 className="mc-projects-title">
        <span className="truncate">{capital(word(`building.${name}`))}</span>
        <span className="figures mc-projects-more">
          {ordered && <ListOrdered size={15} aria-hidden="true" />}
          {text(ordered ? 'building.ordered' : 'building.any')} · {text('building.progress', { completed, of })}
        </span>
      </h2>
      <ol className="mc-stages">
        {areaOutlooks(view, seat).map((outlook, i) => (
          <StageCard key={outlook.area} number={i + 1} stage={stages[i]!} outlook={outlook} view={view} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

interface StageProps {
  number: number;
  stage: Stage;
  outlook: AreaOutlook;
  view: MicroCityView;
  seat: number;
}

function StageCard({ number, stage, outlook, view, seat }: StageProps) {
  const { completed, token, cost, refusal } = outlook;
  const bonus = stage.bonus && effectInWords(stage.bonus);
  const state = completed ? 'done' : refusal ? 'open' : 'payable';
  const lacks = completed ? null : lackText(view, seat, cost);
  return (
    <li
      className={`mc-stage mc-stage-${state}`}
      title={[
        text('building.stage', { stage: number, cost: costText(cost) }),
        completed ? text('building.done') : lacks,
        bonus && text('building.bonus', { bonus }),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <span className="mc-stage-number score">{number}</span>
      {completed ? (
        <span className="mc-stage-mark settle">
          {token !== null ? <Token colour={null} className="size-7" /> : <Check size={20} aria-hidden="true" />}
          <span className="sr-only">{text('building.done')}</span>
        </span>
      ) : (
        <Goods cost={cost} size={16} className="mc-stage-cost" />
      )}
      {state === 'payable' && (
        <span className="mc-payable">
          <Check size={14} aria-hidden="true" />
          <span className="sr-only">{text('building.next')}</span>
        </span>
      )}
      {bonus && !completed && (
        <span className="mc-bonus">
          <Gift size={14} aria-hidden="true" />
          <span className="sr-only">{text('building.bonus', { bonus })}</span>
          <span className="mc-bonus-text" aria-hidden="true">
            {capital(bonus)}
          </span>
        </span>
      )}
    </li>
  );
}

function Competition(props: Props) {
  const { view, seat, names, colours } = props;
  const outlooks = areaOutlooks(view, seat);
  return (
    <section className="mc-projects paper-card" aria-label={text('goals.label')}>
      <ul className="mc-goals">
        {view.open.goals.map(({ goal }, card) => (
          <li key={goal} className="mc-goal">
            <h2 className="mc-goal-name">{word(`goal.${goal}`)}</h2>
            <ul>
              {goals[goal].areas.map((area: GoalArea, i) => {
                const { token, refusal } = outlooks.find((one) => one.area === `goal:${card}:${i}`)!;
                return (
                  <li
                    key={area.points}
                    className={`mc-goal-area ${token !== null ? 'mc-goal-taken' : refusal ? '' : 'mc-goal-payable'}`}
                    title={text('goals.area', { points: area.points, cost: costText(area.cost) })}
                  >
                    <span className="mc-goal-points score">
                      <span className="sr-only">{text('choice.points', { points: area.points })} </span>
                      <span aria-hidden="true">{area.points}</span>
                    </span>
                    {token === null ? (
                      <Goods cost={area.cost} size={15} />
                    ) : (
                      <>
                        <Token colour={colours[token]!} className="size-5 settle" />
                        <span className="sr-only">{text('goals.taken', { player: names[token] ?? '' })}</span>
                      </>
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      <Advantages {...props} />
    </section>
  );
}

function Advantages({ view, seat, onTake }: Props) {
  const now = onTake ? advantagesNow(view.open, seat) : [];
  return (
    <section aria-label={text('advantages.label')}>
      <ul className="mc-advantages">
        {view.open.advantages.map((name) => (
          <li key={name}>
            {now.includes(name) ? (
              <button
                type="button"
                className="mc-advantage mc-advantage-take"
                data-option={`advantage-${name}`}
                onClick={() => onTake!(name)}
              >
                <AdvantageText name={name} />
                <span className="mc-take">{text('action.take')}</span>
              </button>
            ) : (
              <div className="mc-advantage" title={word(`advantage.${name}.about`)}>
                <AdvantageText name={name} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AdvantageText({ name }: { name: AdvantageName }) {
  const { points } = advantages[name];
  return (
    <>
      <span className="mc-goal-points score">
        <span className="sr-only">{text('choice.points', { points })} </span>
        <span aria-hidden="true">{points}</span>
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold">{word(`advantage.${name}`)}</span>
        <span className="mc-advantage-about">{word(`advantage.${name}.about`)}</span>
      </span>
    </>
  );
}
