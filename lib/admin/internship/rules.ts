import type { Filter } from '@/lib/admin/table/filters';
import {
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusWords,
} from '@/lib/internship/application/rules';

/** What the list can be asked for; the programmes are the caller's. */
export function internshipFilters(programs: readonly { readonly slug: string; readonly title: string }[]) {
  return [
    { kind: 'search', name: 'q', label: 'Name or email' },
    {
      kind: 'choice',
      name: 'program',
      label: 'Programme',
      any: 'All programmes',
      options: programs.map(({ slug, title }) => ({ value: slug, label: title })),
    },
    {
      kind: 'choice',
      name: 'status',
      label: 'State',
      any: 'All',
      options: applicationStatuses.map((value) => ({ value, label: applicationStatusWords[value].label })),
    },
  ] as const satisfies readonly Filter[];
}

/** What the team can make of an application, by how it stands. Decisions are final: a deposit may follow them. */
export const nextSteps: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['shortlisted', 'accepted', 'declined'],
  shortlisted: ['accepted', 'declined'],
  accepted: [],
  declined: [],
  withdrawn: [],
};

export const stepLabels = {
  shortlisted: 'Shortlist',
  accepted: 'Offer a place',
  declined: 'Decline',
} as const;

export type InternshipStep = keyof typeof stepLabels;

/** Jobs that mail what was decided. */
export const internshipTasks = { decided: 'send-internship-decision' } as const;

export const internshipMessages = {
  shortlisted: 'Shortlisted. The applicant has been told by mail and in their account.',
  accepted: 'A place is offered. The applicant has been told by mail and in their account.',
  declined: 'Declined. The applicant has been told by mail and in their account.',
  gone: 'This application is not there any more.',
  alreadySo: 'Somebody has decided on this application already. The page now shows how it stands.',
  reasonMissing: 'Say why: the applicant reads it',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
