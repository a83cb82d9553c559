import { choiceFilter, searchFilter } from '@/lib/admin/table/filters';
import {
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusWords,
} from '@/lib/site/internship/application/rules';

export function internshipFilters(programs: readonly { readonly slug: string; readonly title: string }[]) {
  return [
    searchFilter('Name or email'),
    choiceFilter(
      'program',
      'Programme',
      programs.map(({ slug, title }) => ({ value: slug, label: title })),
      'All programmes',
    ),
    choiceFilter(
      'status',
      'State',
      applicationStatuses.map((value) => ({ value, label: applicationStatusWords[value].label })),
    ),
  ];
}

/** The team's steps by an application's state. Decisions are final, because a deposit may follow them. */
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

export const internshipTasks = { decided: 'send-internship-decision' } as const;

export const internshipMessages = {
  shortlisted: 'Shortlisted. We have notified the applicant by email and in their account.',
  accepted: 'Place offered. We have notified the applicant by email and in their account.',
  declined: 'Declined. We have notified the applicant by email and in their account.',
  gone: 'This application no longer exists.',
  alreadySo: 'Another admin has already decided on this application. The page now shows the decision.',
  reasonMissing: 'Enter a reason. The applicant can read it',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
