import { type ServiceContent, services } from './sections';

/** The three assessments side by side, by people's first questions. */
export const assessmentComparison: readonly {
  readonly service: ServiceContent;
  readonly question: string;
  readonly result: string;
  readonly by: string;
}[] = [
  {
    service: services.screening,
    question: 'Should I look closer?',
    result: 'A note of one page',
    by: 'A trained counsellor or psychologist',
  },
  {
    service: services.diagnostic,
    question: 'Which description fits?',
    result: 'A written summary',
    by: 'A clinical psychologist on the RCI register',
  },
  {
    service: services.detailed,
    question: 'How does my mind work?',
    result: 'A full report and a talk about it',
    by: 'A clinical psychologist on the RCI register',
  },
];
