'use client';

import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '@/components/ui/private/tooltip';

type HintBubbleProps = { readonly text: string; readonly onClose: () => void };

/**
 * The words of a `Hint`, at its place. The trigger is an empty layer over the control, because the control was there
 * before this script and keeps its focus. Screen readers leave it out: the control has a name.
 */
export function HintBubble({ text, onClose }: HintBubbleProps) {
  return (
    <TooltipProvider>
      <Tooltip open onOpenChange={(open) => !open && onClose()}>
        <TooltipTrigger asChild>
          <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
        </TooltipTrigger>
        <TooltipContent aria-hidden="true">{text}</TooltipContent>
      </Tooltip>
    </TooltipProvider>
  );
}
