import {
  columns,
  erasedAddress,
  erasedWords,
  nobodysAddress,
  nothing,
  provenAddress,
  type TableRule,
} from '@/lib/privacy/records/rule';

/** Consents, rights and their proof, files, and the audit log. */
export const privacyRecords: readonly TableRule[] = [
  {
    table: 'consents',
    category: 'consents',
    whose: [
      { by: 'user', column: 'user_id' },
      { by: 'address', column: 'email', whileNull: 'user_id' },
    ],
    shown: columns('id user_id email purpose notice_version source given_at withdrawn_at'),
    atOnce: {
      email: provenAddress,
      withdrawn_at: 'coalesce(t.withdrawn_at, greatest(now(), t.given_at))',
    },
    afterwards: 'keep',
    stays: { proof: ['purpose', 'notice_version', 'source'] },
  },
  {
    table: 'nominees',
    category: 'rights',
    key: 'user_id',
    whose: [{ by: 'user', column: 'user_id' }],
    shown: columns('user_id name relation email phone created_at updated_at'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'grievance_alerts',
    category: 'rights',
    key: 'grievance_id',
    whose: [{ by: 'part', column: 'grievance_id', of: 'grievances' }],
    shown: columns('grievance_id kind told_at'),
    atOnce: 'keep',
    afterwards: 'keep',
    stays: { fixedWord: ['kind'] },
  },
  {
    table: 'grievances',
    category: 'rights',
    whose: [
      { by: 'user', column: 'user_id' },
      { by: 'address', column: 'email', whileNull: 'user_id' },
    ],
    shown: columns(
      `id user_id name email subject message resolution received_at acknowledged_at resolved_at`,
    ),
    withheld: { machinery: ['submission_key', 'body_hash'] },
    atOnce: {
      name: "'Erased person'",
      email: erasedAddress,
      subject: erasedWords,
      message: erasedWords,
      body_hash: nothing,
      // An open request can no longer be answered, because there is no address. The dates still show whether
      // we were in time.
      resolution: `CASE WHEN t.resolved_at IS NULL THEN 'Closed: the person erased their account.' ELSE ${erasedWords} END`,
      resolved_at: 'coalesce(t.resolved_at, now())',
    },
    afterwards: { email: nobodysAddress },
  },
  {
    table: 'stored_files',
    category: 'files',
    whose: [
      { by: 'user', column: 'uploaded_by' },
      { by: 'held', in: 'payment_submissions', column: 'screenshot_file_id' },
      { by: 'held', in: 'internship_applications', column: 'cv_file_id' },
      { by: 'held', in: 'privacy_requests', column: 'file_id' },
      { by: 'held', in: 'therapist_photos', column: 'file_id' },
      { by: 'held', in: 'therapist_application_papers', column: 'file_id' },
      { by: 'held', in: 'thread_messages', column: 'file_id' },
      { by: 'held', in: 'record_papers', column: 'file_id' },
      { by: 'held', in: 'brought_papers', column: 'file_id' },
    ],
    shown: columns('id bucket key content_type byte_size sha256 uploaded_by stored_at deleted_at created_at'),
    withheld: { derived: ['perceptual_hash'], asFile: ['content'] },
    atOnce: 'discard',
    // The row records that an object must be deleted; the store's own job deletes both.
    afterwards: 'keep',
    stays: { untilRemoved: ['bucket', 'key', 'content_type', 'sha256'] },
  },
  {
    table: 'privacy_requests',
    category: 'rights',
    whose: [{ by: 'user', column: 'user_id' }],
    shown: columns(`id user_id kind status details file_id file_expires_at notice_address requested_at
      purge_after completed_at`),
    withheld: { machinery: ['parts_done', 'parts'] },
    atOnce: { details: nothing, file_id: nothing, file_expires_at: nothing },
    afterwards: 'keep',
    stays: { fixedWord: ['kind', 'status'], untilSent: ['notice_address'] },
  },
  {
    table: 'audit_log',
    category: 'access',
    whose: [
      { by: 'user', column: 'subject_user_id' },
      { by: 'user', column: 'actor_user_id', whileNull: 'subject_user_id' },
    ],
    shown: columns('id at actor_role action subject_table subject_id subject_user_id details request_id'),
    // These describe the actor, who need not be the person of the record.
    withheld: { others: ['actor_user_id', 'ip_hash'] },
    atOnce: 'keep',
    afterwards: 'keep',
    stays: { appendOnly: ['actor_role', 'action', 'subject_table', 'details', 'request_id', 'ip_hash'] },
  },
];
