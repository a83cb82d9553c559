'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/private/alert-dialog';

type ConfirmButtonProps = {
  readonly question: string;
  readonly consequence: string;
  readonly disabled: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Asks before it sends its form. Without scripts it sends at once, like any submit button. */
export function ConfirmButton({ question, consequence, disabled, className, children }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function ask(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    form.current = event.currentTarget.form;
    setOpen(true);
  }

  return (
    <AlertDialog open={open} onOpenChange={setOpen}>
      <Button type="submit" variant="outline" disabled={disabled} onClick={ask} className={className}>
        {children}
      </Button>
      <AlertDialogContent>
        <AlertDialogTitle>{question}</AlertDialogTitle>
        <AlertDialogDescription>{consequence}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogAction onClick={() => form.current?.requestSubmit()}>{children}</AlertDialogAction>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
