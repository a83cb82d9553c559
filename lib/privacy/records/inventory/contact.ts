import { columns, erasedAddress, erasedWords, nothing, type TableRule } from '@/lib/privacy/records/rule';

export const contactRecords: readonly TableRule[] = [
  {
    table: 'contact_messages',
    category: 'messages',
    whose: [{ by: 'address', column: 'email' }],
    shown: columns(`id first_name last_name email phone subject message service_interest therapist_id
      company headcount preferred_times notified_at answered_at answer receipt_mailed_at answer_mailed_at
      closed_at close_reason created_at`),
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    withheld: { machinery: ['submission_key', 'body_hash'], others: ['answered_by'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'therapist_contact_requests',
    category: 'requests',
    whose: [
      { by: 'profile', column: 'client_id' },
      { by: 'address', column: 'user_email', whileNull: 'client_id' },
    ],
    shown: columns(`id therapist_id client_id user_name user_email user_phone message
      preferred_contact_method notified_at support_told_at answered_at answer_way answer reply_mailed_at
      closed_at close_reason others_offered_at created_at`),
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    withheld: { machinery: ['submission_key', 'body_hash'] },
    atOnce: {
      user_name: "'Erased person'",
      user_email: erasedAddress,
      user_phone: nothing,
      message: erasedWords,
      body_hash: nothing,
      close_reason: nothing,
      answer: nothing,
      // Stops the job from telling anybody about a message that is gone.
      notified_at: 'coalesce(t.notified_at, now())',
      reply_mailed_at: 'coalesce(t.reply_mailed_at, now())',
      closed_at: 'coalesce(t.closed_at, now())',
      others_offered_at: 'coalesce(t.others_offered_at, now())',
    },
    afterwards: 'delete',
    stays: { fixedWord: ['preferred_contact_method', 'answer_way'] },
  },
  {
    table: 'newsletter_subscribers',
    category: 'newsletter',
    whose: [{ by: 'address', column: 'email' }],
    shown: columns('id email notice_version confirm_expires_at requested_at confirmed_at unsubscribed_at'),
    withheld: { secret: ['confirm_token_hash', 'unsubscribe_token_hash'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'waitlist_entries',
    category: 'waitlists',
    whose: [{ by: 'address', column: 'email' }],
    shown: columns(`id therapist_id email notice_version time_zone sooner_than requested_at confirmed_at
      booking_id offered_until first_offered_at unanswered quiet_until ended_at ended_because`),
    named: { therapist: '(SELECT name FROM therapists WHERE therapists.id = t.therapist_id)' },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'internship_applications',
    category: 'internships',
    whose: [
      { by: 'user', column: 'user_id' },
      { by: 'address', column: 'email', whileNull: 'user_id' },
    ],
    shown: columns(`id program_slug intake user_id name email phone education statement cv_file_id
      consented_at status decided_at reason created_at`),
    withheld: { machinery: ['submission_key', 'body_hash'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'testimonials',
    nobody: 'Published with consent and linked to no account or address; our team removes them on request.',
    columns: columns(`id name age location content rating is_approved consent_source approved_at approved_by
      is_sample created_at`),
  },
];
