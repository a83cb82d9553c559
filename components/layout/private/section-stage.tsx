'use client';

import { catchError, type ErrorInfo } from 'next/error';
import { type ReactNode, Suspense, useState } from 'react';
import { SectionFault } from '@/components/layout/private/section-fault';

const Catching = catchError((_props: object, { retry }: ErrorInfo) => <SectionFault onTryAgain={retry} />);

type SectionStageProps = {
  readonly streamed: boolean;
  readonly standIn: ReactNode;
  readonly children: ReactNode;
};

/**
 * Holds the content of a section. A section keeps the shape in which the page first brought it: in another one, a
 * form would be a new form after each answer and lose its message.
 */
export function SectionStage({ streamed, standIn, children }: SectionStageProps) {
  const [follows] = useState(streamed);
  const content = <Catching>{children}</Catching>;
  // On long pages the server would send a placeholder instead of content that is already there, and removing it would
  // need a script.
  return follows ? <Suspense fallback={standIn}>{content}</Suspense> : content;
}
