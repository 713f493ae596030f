import { Dialog } from 'radix-ui';
import { DialogFrame } from '../ui/dialog.tsx';
import { say } from '../words/index.ts';
import { NameForm } from './name-form.tsx';

/** The name, asked in passing. */
export function NameDialog({ onSaved, onClose }: { onSaved(): void; onClose(): void }) {
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <DialogFrame title={say('name.title')}>
        <NameForm onSaved={onSaved} />
      </DialogFrame>
    </Dialog.Root>
  );
}
