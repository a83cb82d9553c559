'use client';

import { Button } from '@/components/ui/button';
import { Printer } from '@/components/ui/icons';

export function PrintButton() {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="needs-script no-print max-sm:hidden"
      onClick={() => window.print()}
    >
      <Printer aria-hidden="true" className="size-5" />
      Print
    </Button>
  );
}
