import type { Role } from '@/lib/auth/roles';

/**
 * Who may call an action: `public` anybody, `viewer` anybody signed in, `member` anybody who has finished onboarding,
 * a role only members of it. An `admin` has passed the second factor, an `admin-account` may be about to. What a handler
 * may touch is decided once more by its queries.
 */
export type ActionAccess = 'public' | 'viewer' | 'member' | 'admin-account' | Role;

/** Every function that a browser can call, as `file#name`. One that is missing here fails `table.test.ts`. */
export const actionAccess: Readonly<Record<string, ActionAccess>> = {
  'lib/account/device/actions.ts#signOutDevice': 'viewer',
  'lib/account/device/actions.ts#signOutEverywhere': 'viewer',
  'lib/account/google/actions.ts#confirmLink': 'public',
  'lib/account/password/actions.ts#changePassword': 'viewer',
  'lib/account/recovery/actions.ts#requestPasswordReset': 'public',
  'lib/account/recovery/actions.ts#resetPassword': 'public',
  'lib/account/sign-in/actions.ts#signIn': 'public',
  'lib/account/sign-up/actions.ts#signUp': 'public',
  'lib/account/sign-up/actions.ts#signUpWithTerms': 'public',
  'lib/account/verification/actions.ts#resendVerification': 'viewer',
  'lib/account/verification/actions.ts#verifyEmail': 'public',
  'lib/admin/newsletter/actions.ts#removeNewsletterSubscriber': 'admin',
  'lib/booking/change/actions.ts#cancelAppointment': 'public',
  'lib/booking/change/actions.ts#moveAppointment': 'public',
  'lib/booking/confirm/actions.ts#bookAsClient': 'client',
  'lib/booking/confirm/actions.ts#bookAsGuest': 'public',
  'lib/booking/hold/actions.ts#holdTime': 'public',
  'lib/contact/actions.ts#requestTherapistContact': 'public',
  'lib/contact/actions.ts#sendContactMessage': 'public',
  'lib/newsletter/actions.ts#confirmNewsletter': 'public',
  'lib/newsletter/actions.ts#leaveNewsletter': 'public',
  'lib/newsletter/actions.ts#subscribeToNewsletter': 'public',
  'lib/consent/actions.ts#decideConsent': 'viewer',
  'lib/notice/actions.ts#markEveryNoticeRead': 'member',
  'lib/notice/actions.ts#openNotice': 'member',
  'lib/notice/preferences/actions.ts#savePreferences': 'member',
  'lib/privacy/correction/actions.ts#askForCorrection': 'viewer',
  'lib/privacy/correction/actions.ts#takeBackOwnCorrection': 'viewer',
  'lib/privacy/erasure/actions.ts#eraseMyAccount': 'viewer',
  'lib/privacy/export/actions.ts#requestMyExport': 'viewer',
  'lib/privacy/grievance/actions.ts#sendGrievance': 'public',
  'lib/privacy/grievance/actions.ts#sendOwnGrievance': 'viewer',
  'lib/privacy/nominee/actions.ts#removeOwnNominee': 'viewer',
  'lib/privacy/nominee/actions.ts#saveNominee': 'viewer',
  'lib/profile/editing/actions.ts#updateProfile': 'member',
  'lib/profile/onboarding/actions.ts#completeOnboarding': 'viewer',
  'lib/profile/picture/actions.ts#removeOwnPicture': 'member',
  'lib/quotation/actions.ts#acceptOwnQuotation': 'client',
  'lib/quotation/actions.ts#createClientQuotation': 'therapist',
  'lib/quotation/actions.ts#declineOwnQuotation': 'client',
  'lib/quotation/actions.ts#withdrawMadeQuotation': 'therapist',
  'lib/session/conclude/actions.ts#completeOwnSession': 'therapist',
  'lib/session/conclude/actions.ts#markOwnSessionMissed': 'therapist',
  'lib/session/conclude/actions.ts#undoOwnCompletion': 'therapist',
  'lib/plan/course/actions.ts#endOwnPlan': 'therapist',
  'lib/plan/course/actions.ts#pauseOwnPlan': 'therapist',
  'lib/plan/course/actions.ts#resumeOwnPlan': 'therapist',
  'lib/plan/creation/actions.ts#createOwnPlan': 'therapist',
  'lib/booking/cancel-session/actions.ts#cancelClientSession': 'therapist',
  'lib/booking/cancel-session/actions.ts#cancelOwnSession': 'client',
  'lib/booking/schedule/actions.ts#scheduleClientSession': 'therapist',
  'lib/therapist/proposal/actions.ts#acceptProfileChange': 'admin',
  'lib/therapist/proposal/actions.ts#proposeProfileChange': 'therapist',
  'lib/therapist/proposal/actions.ts#refuseProfileChange': 'admin',
  'lib/therapist/proposal/actions.ts#setAcceptingClients': 'therapist',
  'lib/therapist/proposal/actions.ts#withdrawProfileChange': 'therapist',
};

/**
 * Actions that no page leads to yet: the build leaves them out, so nobody can call them. A test fails as soon as one
 * of them can be called and still stands here.
 */
export const actionsWithoutPage: ReadonlySet<string> = new Set([
  'lib/booking/cancel-session/actions.ts#cancelClientSession',
  'lib/booking/cancel-session/actions.ts#cancelOwnSession',
  'lib/booking/schedule/actions.ts#scheduleClientSession',
  'lib/plan/course/actions.ts#endOwnPlan',
  'lib/plan/course/actions.ts#pauseOwnPlan',
  'lib/plan/course/actions.ts#resumeOwnPlan',
  'lib/plan/creation/actions.ts#createOwnPlan',
  'lib/quotation/actions.ts#acceptOwnQuotation',
  'lib/quotation/actions.ts#createClientQuotation',
  'lib/quotation/actions.ts#declineOwnQuotation',
  'lib/quotation/actions.ts#withdrawMadeQuotation',
  'lib/session/conclude/actions.ts#completeOwnSession',
  'lib/session/conclude/actions.ts#markOwnSessionMissed',
  'lib/session/conclude/actions.ts#undoOwnCompletion',
  'lib/therapist/proposal/actions.ts#acceptProfileChange',
  'lib/therapist/proposal/actions.ts#refuseProfileChange',
]);
