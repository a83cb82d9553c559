import type { ReactNode } from 'react';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/private/dialog';

export type PaletteDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Gives the focus back to what had it before. */
  readonly onClosed: () => void;
};

/** A dialog that a key opens: it has no trigger to return to, so its opener places the focus. */
export function PaletteDialog({
  title,
  open,
  onOpenChange,
  onClosed,
  children,
}: PaletteDialogProps & { readonly title: string; readonly children: ReactNode }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={undefined}
        className="content-start"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        {children}
      </DialogContent>
    </Dialog>
  );
}
