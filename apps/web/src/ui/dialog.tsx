import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { say } from '../words/index.ts';
import { useBackCloses } from './back-closes.ts';

const places = {
  middle: 'inset-x-3 top-[12dvh] mx-auto max-h-[76dvh] max-w-lg rounded-2xl rise',
  side: 'inset-y-0 right-0 w-[min(26rem,94vw)] rounded-l-2xl rise',
} as const;

interface Props {
  title: string;
  place?: keyof typeof places;
  onClose(): void;
  children: ReactNode;
}

/** A dialog for as long as it is rendered: over the page in the middle, or along its right side. Back closes it. */
export function DialogFrame({ title, place = 'middle', onClose, children }: Props) {
  useBackCloses(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(20_18_14/0.45)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className={`fixed z-50 flex flex-col overflow-hidden border border-line bg-card shadow-lift ${places[place]}`}
        >
          <div className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-5">
            <Dialog.Title className="text-xl">{title}</Dialog.Title>
            <Dialog.Close
              className="tap ml-auto inline-flex items-center justify-center rounded-xl"
              aria-label={say('house.close')}
            >
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className="relative overflow-auto p-5" tabIndex={0} aria-label={title}>
            {children}
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
