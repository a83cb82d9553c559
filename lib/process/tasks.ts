import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { accountCrontab, accountJobs } from '@/lib/account/jobs';
import { announceApplication } from '@/lib/account/profile/onboarding/jobs';
import { onboardingTasks } from '@/lib/account/profile/onboarding/rules';
import { secondFactorJobs } from '@/lib/account/second-factor/jobs';
import { applicationJobs } from '@/lib/admin/application/jobs';
import { bulkCrontab, bulkJobs } from '@/lib/admin/bulk/jobs';
import { internshipDecisionJobs } from '@/lib/admin/internship/jobs';
import { adminTherapistJobs } from '@/lib/admin/therapist/jobs';
import { adoptJobs } from '@/lib/booking/adopt/jobs';
import { busyCrontab, busyJobs } from '@/lib/booking/calendar/busy/jobs';
import { paidAppointmentFile } from '@/lib/booking/invitation';
import { bookingJobs } from '@/lib/booking/jobs';
import { nextFreeCrontab, nextFreeJobs } from '@/lib/booking/next-free/jobs';
import { payingJobs } from '@/lib/booking/paying/jobs';
import { waitlistCrontab, waitlistJobs } from '@/lib/booking/waitlist/jobs';
import { measureCrontab, measureJobs } from '@/lib/care/assessment/request/jobs';
import { cardJobs } from '@/lib/care/client-card/jobs';
import { formCrontab, formJobs } from '@/lib/care/form/jobs';
import { messageJobs } from '@/lib/care/message/jobs';
import { recordRequestCrontab, recordRequestJobs } from '@/lib/care/record-request/jobs';
import { missedJobs } from '@/lib/care/session/conclude/jobs';
import {
  confirmMessage,
  confirmRequest,
  mailAnswer,
  notifySupport,
  notifyTherapist,
  queueMissingNotifications,
  reportUnreachableTherapist,
} from '@/lib/contact/jobs';
import { othersCrontab, othersJobs } from '@/lib/contact/others/jobs';
import { replyJobs } from '@/lib/contact/reply/jobs';
import { contactTasks } from '@/lib/contact/rules';
import { notificationJobs } from '@/lib/notification/jobs';
import { pushJobs } from '@/lib/notification/push/jobs';
import { textCrontab, textJobs } from '@/lib/notification/text/jobs';
import { payeeCrontab, payeeJobs } from '@/lib/payment/payee/jobs';
import { cardJobsWith } from '@/lib/payment/provider/jobs';
import { quotationCrontab, quotationJobs } from '@/lib/payment/quotation/jobs';
import { refundDueCrontab, refundDueJobs } from '@/lib/payment/refund-due/jobs';
import { remittanceJobs } from '@/lib/payment/remittance/jobs';
import { statementCrontab, statementJobs } from '@/lib/payment/statement/jobs';
import { submissionJobsWith } from '@/lib/payment/submission/jobs';
import { verificationJobsWith } from '@/lib/payment/verification/jobs';
import { correctionPayload, notifySupportOfCorrection } from '@/lib/privacy/correction/jobs';
import { correctionTasks } from '@/lib/privacy/correction/rules';
import {
  acknowledgeGrievance,
  grievanceAlertPayload,
  grievancePayload,
  mailGrievanceAnswer,
  tellSupportOfGrievance,
  watchGrievanceClocks,
} from '@/lib/privacy/grievance/jobs';
import { grievanceTasks } from '@/lib/privacy/grievance/rules';
import { recordCrontab, recordJobs } from '@/lib/privacy/record-jobs';
import { watchOperation } from '@/lib/process/watch';
import { alarmJobs } from '@/lib/server/alarm/jobs';
import { db } from '@/lib/server/db';
import { keepQueueMoving, reportDeadJobs } from '@/lib/server/jobs/queue';
import { sweepLimits } from '@/lib/server/rate-limit/consume';
import { finishFiles, removeFile, storeFile } from '@/lib/server/storage/jobs';
import { storageTasks } from '@/lib/server/storage/tasks';
import { internshipJobs } from '@/lib/site/internship/application/jobs';
import { sendNewsletterConfirmation } from '@/lib/site/newsletter/jobs';
import { newsletterTasks } from '@/lib/site/newsletter/rules';
import { acceptingCrontab, acceptingJobs } from '@/lib/therapist/accepting/jobs';
import { sentApplicationJobs } from '@/lib/therapist/application/jobs';
import { proposalJobs } from '@/lib/therapist/proposal/jobs';
import { titleCrontab, titleJobs } from '@/lib/therapist/title/jobs';

const contactRequest = z.strictObject({ contactRequestId: z.uuid() });
const contactMessage = z.strictObject({ contactMessageId: z.uuid() });
const application = z.strictObject({ applicationId: z.uuid() });
const subscription = z.strictObject({ subscriberId: z.uuid() });
const staged = z.strictObject({ fileId: z.uuid() });
const discarded = z.strictObject({ fileId: z.uuid(), after: z.uuid().optional() });

/**
 * All tasks of the worker. They check a payload like any outside input, because an older release may have
 * written it.
 */
export const tasks: TaskList = {
  ...accountJobs,
  ...secondFactorJobs,
  ...adoptJobs,
  ...bookingJobs,
  ...payingJobs,
  ...nextFreeJobs,
  ...busyJobs,
  ...waitlistJobs,
  ...notificationJobs,
  ...pushJobs,
  ...textJobs,
  [contactTasks.notifyTherapist]: (payload) =>
    notifyTherapist(contactRequest.parse(payload).contactRequestId),
  [contactTasks.reportUnreachableTherapist]: (payload) =>
    reportUnreachableTherapist(contactRequest.parse(payload).contactRequestId),
  [contactTasks.notifySupport]: (payload) => notifySupport(contactMessage.parse(payload).contactMessageId),
  [contactTasks.confirmMessage]: (payload) => confirmMessage(contactMessage.parse(payload).contactMessageId),
  [contactTasks.confirmRequest]: (payload) => confirmRequest(contactRequest.parse(payload).contactRequestId),
  [contactTasks.mailAnswer]: (payload) => mailAnswer(contactMessage.parse(payload).contactMessageId),
  [contactTasks.queueMissingNotifications]: () => queueMissingNotifications(),
  [newsletterTasks.confirm]: (payload) =>
    sendNewsletterConfirmation(subscription.parse(payload).subscriberId),
  [storageTasks.store]: (payload) => storeFile(staged.parse(payload).fileId),
  [storageTasks.remove]: (payload) => {
    const { fileId, after } = discarded.parse(payload);
    return removeFile(fileId, after);
  },
  [storageTasks.finish]: () => finishFiles(),
  [grievanceTasks.acknowledge]: (payload) =>
    acknowledgeGrievance(grievancePayload.parse(payload).grievanceId),
  [grievanceTasks.tellSupport]: (payload) => {
    const { grievanceId, alert } = grievanceAlertPayload.parse(payload);
    return tellSupportOfGrievance(grievanceId, alert);
  },
  [grievanceTasks.mailAnswer]: (payload) => mailGrievanceAnswer(grievancePayload.parse(payload).grievanceId),
  [grievanceTasks.watchClocks]: () => watchGrievanceClocks(),
  [correctionTasks.notifySupport]: (payload) =>
    notifySupportOfCorrection(correctionPayload.parse(payload).requestId),
  [onboardingTasks.announceApplication]: (payload) =>
    announceApplication(application.parse(payload).applicationId),
  ...proposalJobs,
  ...internshipJobs,
  ...cardJobsWith(paidAppointmentFile),
  ...refundDueJobs,
  ...remittanceJobs,
  ...submissionJobsWith(paidAppointmentFile),
  ...payeeJobs,
  ...quotationJobs,
  ...replyJobs,
  ...messageJobs,
  ...cardJobs,
  ...measureJobs,
  ...missedJobs,
  ...recordRequestJobs,
  ...formJobs,
  ...othersJobs,
  ...recordJobs,
  ...statementJobs,
  ...verificationJobsWith(paidAppointmentFile),
  ...titleJobs,
  ...acceptingJobs,
  ...adminTherapistJobs,
  ...applicationJobs,
  ...bulkJobs,
  ...sentApplicationJobs,
  ...internshipDecisionJobs,
  ...alarmJobs,
  'watch-operation': () => watchOperation(),
  'keep-queue-moving': () => keepQueueMoving(),
  'report-dead-jobs': () => reportDeadJobs(),
  'sweep-limits': async () => {
    await sweepLimits(db);
  },
};

/**
 * Times of the recurring jobs (UTC). They are small and a missed run does no harm, so only the job of the
 * service's account catches up.
 */
export const crontab = `
* * * * * keep-queue-moving ?max=1
*/5 * * * * ${contactTasks.queueMissingNotifications} ?max=1
*/5 * * * * ${storageTasks.finish} ?max=1
7 * * * * ${grievanceTasks.watchClocks} ?max=1
*/10 * * * * watch-operation ?max=1
17 * * * * report-dead-jobs ?max=1
47 * * * * sweep-limits ?max=1${acceptingCrontab}${accountCrontab}${bulkCrontab}${busyCrontab}${formCrontab}${measureCrontab}${nextFreeCrontab}${othersCrontab}${payeeCrontab}${quotationCrontab}${recordCrontab}${recordRequestCrontab}${refundDueCrontab}${statementCrontab}${textCrontab}${titleCrontab}${waitlistCrontab}
`;
