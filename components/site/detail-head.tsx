import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '@/components/illustration/drawing';

type DetailHeadProps = {
  readonly title: string;
  readonly lead: string;
  /** The scene of the page. */
  readonly drawing: DrawingName;
  /** Buttons, the main one first. */
  readonly children?: ReactNode;
};

/** The head of a page about one thing: its name, a sentence or two, the ways on and its scene. */
export function DetailHead({ title, lead, drawing, children }: DetailHeadProps) {
  return (
    <div className="container-page grid items-start gap-8 pt-4 pb-14 sm:pt-8 md:grid-cols-[1.2fr_1fr] lg:pb-20">
      <div className="space-y-6 lg:pt-10">
        <h1>{title}</h1>
        <p className="max-w-[36rem] text-muted-foreground text-lead">{lead}</p>
        {children && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
      <Drawing name={drawing} first className="mx-auto h-auto w-full max-w-md" />
    </div>
  );
}
