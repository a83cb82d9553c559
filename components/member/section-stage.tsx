'use client';

import { catchError, type ErrorInfo } from 'next/error';
import { type ReactNode, Suspense, useState } from 'react';
import { SectionFault } from '@/components/member/section-fault';

const Catching = catchError((_props: object, { retry }: ErrorInfo) => <SectionFault onTryAgain={retry} />);

type SectionStageProps = {
  readonly streamed: boolean;
  readonly standIn: ReactNode;
  readonly children: ReactNode;
};

/**
 * Where the content of a section stands. A section keeps the shape in which the page first brought it: with another
 * one, a form in it would be a new form after each answer and forget what it had to say.
 */
export function SectionStage({ streamed, standIn, children }: SectionStageProps) {
  const [follows] = useState(streamed);
  const content = <Catching>{children}</Catching>;
  // A stand-in around what is there already would be sent instead of it on long pages, and need a script to go away.
  return follows ? <Suspense fallback={standIn}>{content}</Suspense> : content;
}
