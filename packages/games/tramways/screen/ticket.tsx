import { type CardUse, cardOf, strip } from '@cityhall/tramways';
import { Ban, Check } from 'lucide-react';
import { IconSign } from './icon.tsx';
import { text } from './words.ts';

/** The face of a card: its icons, its magnetic strip, its Consequence. */
export function TicketFace({
  card,
  uses,
  used = [],
}: {
  card: string;
  uses?: readonly CardUse[] | undefined;
  used?: readonly string[];
}) {
  const { icons, void: isVoid, consequence, kind } = cardOf(card);
  const state = (icon: string) => {
    if (used.includes(icon)) return 'used';
    const use = uses?.find((one) => one.icon === icon);
    return use ? (use.refusal ? 'dim' : 'lit') : 'still';
  };
  return (
    <span className={`tw-ticket-face tw-ticket-${kind} ${isVoid ? 'tw-ticket-void' : ''}`}>
      <span className="tw-ticket-icons">
        {icons
          .filter((icon) => icon !== strip)
          .map((icon) => (
            <IconSign key={icon} icon={icon} state={state(icon)} />
          ))}
      </span>
      {consequence && (
        <span className="tw-consequence" title={text(`consequence.${consequence}`)}>
          <span aria-hidden="true">{text(`consequence.${consequence}-short`)}</span>
          <span className="sr-only">{text(`consequence.${consequence}`)}</span>
        </span>
      )}
      {isVoid ? (
        <span className="tw-void">{text('card.void')}</span>
      ) : (
        <span className={`tw-strip tw-strip-${state(strip)}`} title={text('card.strip')}>
          <span className="sr-only">{text('card.strip')}</span>
        </span>
      )}
    </span>
  );
}

interface Props {
  card: string;
  uses?: readonly CardUse[] | undefined;
  used?: readonly string[];
  chosen?: boolean;
  refused?: boolean;
  /** What has become of it, as in a plan. */
  mark?: 'discard' | 'played' | undefined;
  option?: string;
  label?: string;
  onChoose(): void;
}

/** A card that can be taken up. */
export function Ticket({ card, uses, used, chosen, refused, mark, option, label, onChoose }: Props) {
  return (
    <button
      type="button"
      className={`tw-ticket ${chosen ? 'tw-ticket-chosen' : ''} ${refused ? 'tw-ticket-refused' : ''}`}
      aria-pressed={chosen}
      data-option={option}
      data-card={card}
      onClick={onChoose}
    >
      <span aria-hidden={label !== undefined} className="flex">
        <TicketFace card={card} uses={uses} used={used ?? []} />
      </span>
      {label && <span className="sr-only">{label}</span>}
      {mark && (
        <span className="tw-ticket-mark">
          {mark === 'discard' ? <Ban size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
          <span className="sr-only">{text(`mark.${mark}`)}</span>
        </span>
      )}
    </button>
  );
}
