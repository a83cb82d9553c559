import { columns, erasedAddress, nobodysAddress, nothing, type TableRule } from '@/lib/privacy/records/rule';

const ofTherapist = [{ by: 'therapist', column: 'therapist_id' }] as const;

/** A therapist's own data. Support looks after listings without an account. */
export const therapistRecords: readonly TableRule[] = [
  {
    table: 'therapist_applications',
    category: 'practice',
    whose: [{ by: 'profile', column: 'profile_id' }],
    shown: columns(`id profile_id practice draft details version saved_at sent_at question asked_at status
      therapist_id reviewed_at reason created_at`),
    withheld: { others: ['reviewed_by'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'therapist_profile_changes',
    category: 'practice',
    whose: ofTherapist,
    shown: columns('id therapist_id changes status reviewed_at reason created_at'),
    withheld: { others: ['proposed_by', 'reviewed_by'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'therapist_registrations',
    category: 'practice',
    whose: ofTherapist,
    shown: columns('id therapist_id register number checked_at expires_on created_at'),
    withheld: { others: ['checked_by'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'therapist_application_papers',
    category: 'practice',
    whose: [{ by: 'user', column: 'user_id' }],
    shown: columns('id application_id user_id kind file_id created_at'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'therapist_photos',
    category: 'practice',
    whose: [{ by: 'user', column: 'user_id' }, ...ofTherapist],
    shown: columns('id therapist_id user_id file_id status reason reviewed_at created_at'),
    withheld: { others: ['reviewed_by'] },
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'session_kinds',
    category: 'practice',
    whose: ofTherapist,
    shown:
      columns(`id therapist_id name minutes people_from people_to fee modes place_id notice_hours bookable_by
      paying_rule late_rule missed_rule position archived_at created_at updated_at`),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'therapist_letters',
    category: 'practice',
    whose: ofTherapist,
    shown: columns('id therapist_id kind subject body created_at updated_at'),
    atOnce: 'delete',
    afterwards: 'delete',
  },
  {
    table: 'therapists',
    category: 'practice',
    whose: [{ by: 'therapist', column: 'id' }],
    shown: columns(`id slug name title specialization location availability linkedin bio profile_picture
      email display_order is_active activated_at session_rate bank_name account_number ifsc account_holder
      upi_id payout_changed_at languages modes gender approaches client_groups affirming degrees first_words
      first_session lowest_fee review_count review_average accepting_new_clients profile_read_at
      accepting_confirmed_at accepting_asked_at years_of_experience tax_status gstin house_carried is_sample
      user_id care_user_id created_at updated_at`),
    withheld: {
      derived: columns(`search facets place_key registers next_free_at free_cells free_from fee_low fee_high
        fees_between`),
    },
    atOnce: {
      slug: "'erased-' || t.id",
      is_active: 'false',
      accepting_new_clients: 'false',
      user_id: nothing,
      email: erasedAddress,
      specialization: 'DEFAULT',
      location: "'-'",
      availability: "''",
      linkedin: nothing,
      bio: "''",
      profile_picture: nothing,
      session_rate: nothing,
      fee_low: nothing,
      fee_high: nothing,
      fees_between: 'DEFAULT',
      bank_name: nothing,
      account_number: nothing,
      ifsc: nothing,
      account_holder: nothing,
      upi_id: nothing,
      languages: 'DEFAULT',
      modes: 'DEFAULT',
      gender: nothing,
      approaches: 'DEFAULT',
      client_groups: 'DEFAULT',
      affirming: 'DEFAULT',
      degrees: 'DEFAULT',
      first_words: nothing,
      first_session: nothing,
      registers: 'DEFAULT',
      next_free_at: nothing,
      free_cells: nothing,
      lowest_fee: nothing,
      years_of_experience: nothing,
      tax_status: 'DEFAULT',
      gstin: nothing,
    },
    // The purge deletes the row unless another person's record names this therapist; otherwise name and title
    // stay (purge.ts).
    afterwards: { email: nobodysAddress },
    stays: { history: ['name', 'title'], derived: ['search'] },
  },
  {
    table: 'directory_terms',
    nobody: 'Words of the public directory with a count, made from active therapists by the database.',
    columns: columns('kind value label key therapists'),
  },
  {
    table: 'site_switches',
    nobody: 'What an admin has switched on or off for all pages; the audit log says who.',
    columns: columns('name is_on changed_at'),
  },
  {
    table: 'bulk_rows',
    nobody: 'Ids of rows that an admin changed together, and why one was not changed; our words only.',
    columns: columns('run_id position subject is_done said done_at'),
  },
  {
    table: 'bulk_runs',
    nobody:
      'What an admin did to many rows at once; forgotten after 30 days, and who it was goes with the account.',
    columns: columns('id act reason request_id started_by started_at finished_at'),
  },
  {
    table: 'content_versions',
    nobody: 'Words that the service publishes about itself; who wrote them goes with the account.',
    columns: columns(`id kind entry number content is_public restored_from created_at created_by
      published_at published_by`),
  },
];
