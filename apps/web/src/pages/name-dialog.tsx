import { DialogFrame } from '../ui/dialog.tsx';
import { say } from '../words/index.ts';
import { NameForm } from './name-form.tsx';

/** The name, asked in passing. */
export function NameDialog({ onSaved, onClose }: { onSaved(): void; onClose(): void }) {
  return (
    <DialogFrame title={say('name.title')} onClose={onClose}>
      <NameForm onSaved={onSaved} />
    </DialogFrame>
  );
}
