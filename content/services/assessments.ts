import { meetingsInWords } from '@/lib/payment/product/meetings';
import { type ServiceContent, services } from './sections';

/** The three assessments side by side, by people's first questions. */
export const assessmentComparison: readonly {
  readonly service: ServiceContent;
  readonly question: string;
  readonly sessions: string;
  readonly result: string;
  readonly by: string;
}[] = [
  {
    service: services.screening,
    question: 'Should I look closer?',
    sessions: meetingsInWords(services.screening.slug) ?? '',
    result: 'A note of one page',
    by: 'A trained counsellor or psychologist',
  },
  {
    service: services.diagnostic,
    question: 'Which description fits?',
    sessions: meetingsInWords(services.diagnostic.slug) ?? '',
    result: 'A written summary',
    by: 'A clinical psychologist on the RCI register',
  },
  {
    service: services.detailed,
    question: 'How does my mind work?',
    sessions: meetingsInWords(services.detailed.slug) ?? '',
    result: 'A full report and a talk about it',
    by: 'A clinical psychologist on the RCI register',
  },
];
