import type { Json, Seat } from '@cityhall/ruleset';
import type { DraftRow } from '../storage/storage.ts';
import type { TableRuntime } from './runtime.ts';
import type { LiveTable } from './table.ts';

/** Keeps what a person is working on in their seat; null clears it. What cannot be stored is kept in memory alone. */
export function keepDraft(runtime: TableRuntime, live: LiveTable, seat: Seat, person: string, draft: Json): void {
  if (draft === null) live.drafts.delete(seat);
  else live.drafts.set(seat, { person, draft });
  live.unsavedDrafts.add(seat);
  void saveDrafts(runtime, live);
}

/** Takes over what seats work on as it is stored, but for what is on its way there. */
export function takeDrafts(live: LiveTable, rows: readonly DraftRow[]): void {
  for (const seat of live.drafts.keys()) if (!live.unsavedDrafts.has(seat)) live.drafts.delete(seat);
  for (const { seat, person, draft } of rows) {
    if (!live.unsavedDrafts.has(seat)) live.drafts.set(seat, { person, draft: JSON.parse(draft) });
  }
}

/** One saving at a time: what is changed meanwhile is saved by the one under way. */
async function saveDrafts({ storage, log }: TableRuntime, live: LiveTable): Promise<void> {
  if (live.savingDrafts) return;
  live.savingDrafts = true;
  try {
    for (const seat of live.unsavedDrafts) {
      const made = live.drafts.get(seat);
      const stored = made
        ? storage.tables.keepDraft({ table: live.id, seat, person: made.person, draft: JSON.stringify(made.draft) })
        : storage.tables.dropDraft(live.id, seat);
      live.unsavedDrafts.delete(seat);
      await stored;
    }
  } catch (err) {
    log.warn({ table: live.id, err }, 'a draft was not stored');
  } finally {
    live.savingDrafts = false;
  }
}
