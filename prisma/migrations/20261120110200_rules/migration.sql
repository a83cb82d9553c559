-- What Prisma's language cannot say: value rules, partial and exclusion indexes, append-only tables.
-- Comparisons between an instant of the application's clock and one of the database's are left out on purpose.

-- Account ---------------------------------------------------------------------------------------------------

ALTER TABLE users
  ADD CONSTRAINT users_email_shape CHECK (is_email(email::text)),
  ADD CONSTRAINT users_password_hash_argon2id CHECK (password_hash LIKE '$argon2id$v=19$%'),
  ADD CONSTRAINT users_name_line CHECK (is_line(name, 1, 160)),
  ADD CONSTRAINT users_disabled_reason CHECK (disabled_reason IS NULL OR disabled_at IS NOT NULL);

ALTER TABLE accounts
  ADD CONSTRAINT accounts_provider_known CHECK (provider = 'google'),
  ADD CONSTRAINT accounts_subject_line CHECK (is_line(provider_account_id, 1, 255));

ALTER TABLE user_sessions
  ADD CONSTRAINT user_sessions_token_hash_sha256 CHECK (is_sha256(token_hash)),
  ADD CONSTRAINT user_sessions_user_agent_length CHECK (char_length(user_agent) <= 400),
  ADD CONSTRAINT user_sessions_ip_hash_length CHECK (char_length(ip_hash) <= 64),
  ADD CONSTRAINT user_sessions_idle_within_absolute CHECK (idle_expires_at <= expires_at),
  ADD CONSTRAINT user_sessions_revoked_reason CHECK (revoked_reason IS NULL OR revoked_at IS NOT NULL);
CREATE INDEX user_sessions_live ON user_sessions (user_id) WHERE revoked_at IS NULL;

ALTER TABLE account_tokens
  ADD CONSTRAINT account_tokens_purpose_known CHECK (purpose IN ('verify_email', 'reset_password', 'link_account')),
  ADD CONSTRAINT account_tokens_token_hash_sha256 CHECK (is_sha256(token_hash));

ALTER TABLE recovery_codes
  ADD CONSTRAINT recovery_codes_code_hash_sha256 CHECK (is_sha256(code_hash));

ALTER TABLE rate_limits SET UNLOGGED;
ALTER TABLE rate_limits
  ADD CONSTRAINT rate_limits_key_length CHECK (char_length(key) BETWEEN 1 AND 200),
  ADD CONSTRAINT rate_limits_attempts_positive CHECK (attempts > 0);

-- Profile ---------------------------------------------------------------------------------------------------

ALTER TABLE profiles
  ADD CONSTRAINT profiles_first_name_line CHECK (is_line(first_name, 1, 80)),
  ADD CONSTRAINT profiles_last_name_line CHECK (is_line(last_name, 1, 80)),
  ADD CONSTRAINT profiles_phone_shape CHECK (is_phone(phone)),
  ADD CONSTRAINT profiles_role_known CHECK (role IN ('client', 'therapist', 'admin')),
  ADD CONSTRAINT profiles_goals_length CHECK (char_length(goals) <= 4000),
  ADD CONSTRAINT profiles_picture_length CHECK (char_length(profile_picture) <= 300),
  ADD CONSTRAINT profiles_time_zone_shape CHECK (is_time_zone(time_zone));

ALTER TABLE notices
  ADD CONSTRAINT notices_kind_shape CHECK (kind ~ '^[a-z][a-z0-9_.-]{1,59}$'),
  ADD CONSTRAINT notices_title_line CHECK (is_line(title, 1, 200)),
  ADD CONSTRAINT notices_body_length CHECK (char_length(body) <= 2000),
  ADD CONSTRAINT notices_href_internal CHECK (href ~ '^/([^/\\]|$)' AND char_length(href) <= 300);
CREATE INDEX notices_unread ON notices (user_id) WHERE read_at IS NULL;

ALTER TABLE notification_preferences
  ADD CONSTRAINT notification_preferences_hours CHECK (
    contact_from_minute BETWEEN 0 AND 1439 AND contact_until_minute BETWEEN 1 AND 1440
    AND contact_from_minute < contact_until_minute);

-- Privacy ---------------------------------------------------------------------------------------------------

ALTER TABLE consents
  ADD CONSTRAINT consents_email_shape CHECK (is_email(email::text)),
  ADD CONSTRAINT consents_purpose_shape CHECK (purpose ~ '^[a-z][a-z0-9_]{1,59}$'),
  ADD CONSTRAINT consents_notice_version_line CHECK (is_line(notice_version, 1, 40)),
  ADD CONSTRAINT consents_source_line CHECK (is_line(source, 1, 80)),
  ADD CONSTRAINT consents_withdrawn_after_given CHECK (withdrawn_at >= given_at);
CREATE UNIQUE INDEX consents_one_live ON consents (user_id, purpose) WHERE withdrawn_at IS NULL;

ALTER TABLE privacy_requests
  ADD CONSTRAINT privacy_requests_kind_known CHECK (kind IN ('export', 'correction', 'erasure')),
  ADD CONSTRAINT privacy_requests_status_known CHECK (
    status IN ('requested', 'running', 'completed', 'refused', 'withdrawn')),
  ADD CONSTRAINT privacy_requests_details_length CHECK (char_length(details) <= 4000),
  ADD CONSTRAINT privacy_requests_purge_after_request CHECK (purge_after > requested_at),
  ADD CONSTRAINT privacy_requests_completed CHECK (status <> 'completed' OR completed_at IS NOT NULL);
CREATE UNIQUE INDEX privacy_requests_one_open ON privacy_requests (user_id, kind)
  WHERE status IN ('requested', 'running') AND kind <> 'correction';

ALTER TABLE nominees
  ADD CONSTRAINT nominees_name_line CHECK (is_line(name, 1, 160)),
  ADD CONSTRAINT nominees_relation_line CHECK (is_line(relation, 1, 80)),
  ADD CONSTRAINT nominees_email_shape CHECK (is_email(email)),
  ADD CONSTRAINT nominees_phone_shape CHECK (is_phone(phone)),
  ADD CONSTRAINT nominees_reachable CHECK (email IS NOT NULL OR phone IS NOT NULL);

ALTER TABLE grievances
  ADD CONSTRAINT grievances_name_line CHECK (is_line(name, 1, 160)),
  ADD CONSTRAINT grievances_email_shape CHECK (is_email(email)),
  ADD CONSTRAINT grievances_subject_line CHECK (is_line(subject, 1, 200)),
  ADD CONSTRAINT grievances_message_length CHECK (is_prose(message, 1, 5000)),
  ADD CONSTRAINT grievances_resolution_length CHECK (char_length(resolution) <= 5000),
  ADD CONSTRAINT grievances_body_hash_sha256 CHECK (is_sha256(body_hash)),
  ADD CONSTRAINT grievances_resolved_with_answer CHECK (resolved_at IS NULL OR resolution IS NOT NULL);
CREATE INDEX grievances_open ON grievances (received_at) WHERE resolved_at IS NULL;

ALTER TABLE audit_log
  ADD CONSTRAINT audit_log_actor_role_known CHECK (
    actor_role IN ('guest', 'client', 'therapist', 'admin', 'system', 'operator')),
  ADD CONSTRAINT audit_log_action_shape CHECK (action ~ '^[a-z][a-z0-9_.-]{1,79}$'),
  ADD CONSTRAINT audit_log_details_object CHECK (jsonb_typeof(details) = 'object');
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE stored_files
  ADD CONSTRAINT stored_files_key_shape CHECK (key ~ '^[0-9A-Za-z][0-9A-Za-z._-]*(/[0-9A-Za-z][0-9A-Za-z._-]*)*$'
    AND char_length(key) <= 300 AND key NOT LIKE '%..%'),
  ADD CONSTRAINT stored_files_bucket_shape CHECK (bucket ~ '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$'),
  ADD CONSTRAINT stored_files_content_type_shape CHECK (content_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  ADD CONSTRAINT stored_files_size CHECK (byte_size BETWEEN 1 AND 104857600),
  ADD CONSTRAINT stored_files_sha256_shape CHECK (is_sha256(sha256)),
  ADD CONSTRAINT stored_files_somewhere CHECK (
    content IS NOT NULL OR stored_at IS NOT NULL OR deleted_at IS NOT NULL);
CREATE INDEX stored_files_waiting ON stored_files (created_at) WHERE stored_at IS NULL AND deleted_at IS NULL;

-- Therapist -------------------------------------------------------------------------------------------------

ALTER TABLE therapists
  ADD CONSTRAINT therapists_slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 100),
  ADD CONSTRAINT therapists_name_line CHECK (is_line(name, 1, 120)),
  ADD CONSTRAINT therapists_title_line CHECK (is_line(title, 1, 120)),
  ADD CONSTRAINT therapists_specialization_list CHECK (is_line_list(specialization, 20)),
  ADD CONSTRAINT therapists_location_line CHECK (is_line(location, 1, 120)),
  ADD CONSTRAINT therapists_availability_line CHECK (is_line(availability, 0, 200)),
  ADD CONSTRAINT therapists_linkedin_shape CHECK (
    linkedin ~ '^https://([a-z]{2,3}\.)?linkedin\.com/[^\s<>"''\\]+$' AND char_length(linkedin) <= 300),
  ADD CONSTRAINT therapists_bio_length CHECK (is_prose(bio, 0, 6000)),
  ADD CONSTRAINT therapists_picture_path CHECK (
    profile_picture ~ '^/?[0-9A-Za-z][0-9A-Za-z._/-]*$' AND profile_picture NOT LIKE '%..%'
    AND char_length(profile_picture) <= 300),
  ADD CONSTRAINT therapists_email_shape CHECK (is_email(email)),
  ADD CONSTRAINT therapists_session_rate_range CHECK (session_rate > 0 AND session_rate <= 1000000),
  ADD CONSTRAINT therapists_bank_name_line CHECK (is_line(bank_name, 2, 120)),
  ADD CONSTRAINT therapists_account_number_shape CHECK (account_number ~ '^[0-9A-Za-z][0-9A-Za-z -]{3,32}[0-9A-Za-z]$'),
  ADD CONSTRAINT therapists_ifsc_shape CHECK (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  ADD CONSTRAINT therapists_account_holder_line CHECK (is_line(account_holder, 2, 120)),
  ADD CONSTRAINT therapists_upi_id_shape CHECK (upi_id ~ '^[a-zA-Z0-9._-][a-zA-Z0-9._-]{1,255}@[a-zA-Z][a-zA-Z0-9]{1,63}$'),
  ADD CONSTRAINT therapists_languages_list CHECK (is_line_list(languages, 20)),
  ADD CONSTRAINT therapists_modes_known CHECK (
    modes <@ ARRAY['video', 'phone', 'in_person'] AND is_line_list(modes, 3)),
  ADD CONSTRAINT therapists_gender_known CHECK (gender IN ('woman', 'man', 'non_binary')),
  ADD CONSTRAINT therapists_experience_range CHECK (years_of_experience BETWEEN 0 AND 70),
  ADD CONSTRAINT therapists_tax_status_known CHECK (tax_status IN ('unregistered', 'composition', 'registered')),
  ADD CONSTRAINT therapists_gstin_shape CHECK (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  ADD CONSTRAINT therapists_gstin_when_registered CHECK (tax_status = 'unregistered' OR gstin IS NOT NULL);
CREATE INDEX therapists_active_order ON therapists (display_order, id) WHERE is_active;

ALTER TABLE therapist_applications
  ADD CONSTRAINT therapist_applications_practice_length CHECK (char_length(practice) <= 4000),
  ADD CONSTRAINT therapist_applications_status_known CHECK (
    status IN ('submitted', 'approved', 'declined', 'withdrawn')),
  ADD CONSTRAINT therapist_applications_reason_length CHECK (char_length(reason) <= 2000),
  ADD CONSTRAINT therapist_applications_reviewed CHECK (
    status NOT IN ('approved', 'declined') OR reviewed_at IS NOT NULL);
CREATE UNIQUE INDEX therapist_applications_one_open ON therapist_applications (profile_id) WHERE status = 'submitted';

ALTER TABLE therapist_profile_changes
  ADD CONSTRAINT therapist_profile_changes_object CHECK (jsonb_typeof(changes) = 'object' AND changes <> '{}'),
  ADD CONSTRAINT therapist_profile_changes_status_known CHECK (
    status IN ('submitted', 'approved', 'declined', 'withdrawn')),
  ADD CONSTRAINT therapist_profile_changes_reason_length CHECK (char_length(reason) <= 2000),
  ADD CONSTRAINT therapist_profile_changes_reviewed CHECK (
    status NOT IN ('approved', 'declined') OR reviewed_at IS NOT NULL);
CREATE UNIQUE INDEX therapist_profile_changes_one_open ON therapist_profile_changes (therapist_id)
  WHERE status = 'submitted';

ALTER TABLE therapist_registrations
  ADD CONSTRAINT therapist_registrations_register_line CHECK (is_line(register, 2, 80)),
  ADD CONSTRAINT therapist_registrations_number_line CHECK (is_line(number, 2, 60)),
  ADD CONSTRAINT therapist_registrations_checked_by CHECK (checked_by IS NULL OR checked_at IS NOT NULL);

ALTER TABLE therapist_reviews
  ADD CONSTRAINT therapist_reviews_rating_range CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT therapist_reviews_comment_length CHECK (char_length(comment) <= 2000);
CREATE INDEX therapist_reviews_approved ON therapist_reviews (therapist_id) WHERE approved_at IS NOT NULL;

-- Contact ---------------------------------------------------------------------------------------------------

ALTER TABLE contact_messages
  ADD CONSTRAINT contact_messages_first_name_line CHECK (is_line(first_name, 1, 80)),
  ADD CONSTRAINT contact_messages_last_name_line CHECK (is_line(last_name, 1, 80)),
  ADD CONSTRAINT contact_messages_email_shape CHECK (is_email(email)),
  ADD CONSTRAINT contact_messages_phone_shape CHECK (is_phone(phone)),
  ADD CONSTRAINT contact_messages_subject_line CHECK (is_line(subject, 1, 200)),
  ADD CONSTRAINT contact_messages_message_length CHECK (is_prose(message, 1, 5000)),
  ADD CONSTRAINT contact_messages_topic_known CHECK (service_interest IN (
    'general-support', 'request-demo', 'contact-therapist', 'individual-therapy', 'couples-family',
    'assessments', 'workshops', 'billing', 'other')),
  ADD CONSTRAINT contact_messages_therapist_by_topic CHECK (
    therapist_id IS NULL OR service_interest = 'contact-therapist'),
  ADD CONSTRAINT contact_messages_body_hash_sha256 CHECK (is_sha256(body_hash)),
  ADD CONSTRAINT contact_messages_close_reason CHECK (
    close_reason IS NULL OR (closed_at IS NOT NULL AND is_line(close_reason, 1, 500)));
CREATE INDEX contact_messages_open ON contact_messages (created_at) WHERE closed_at IS NULL AND answered_at IS NULL;

ALTER TABLE therapist_contact_requests
  ADD CONSTRAINT therapist_contact_requests_name_line CHECK (is_line(user_name, 1, 120)),
  ADD CONSTRAINT therapist_contact_requests_email_shape CHECK (is_email(user_email)),
  ADD CONSTRAINT therapist_contact_requests_phone_shape CHECK (is_phone(user_phone)),
  ADD CONSTRAINT therapist_contact_requests_message_length CHECK (is_prose(message, 1, 5000)),
  ADD CONSTRAINT therapist_contact_requests_method_known CHECK (
    preferred_contact_method IN ('email', 'phone', 'either')),
  ADD CONSTRAINT therapist_contact_requests_body_hash_sha256 CHECK (is_sha256(body_hash)),
  ADD CONSTRAINT therapist_contact_requests_close_reason CHECK (
    close_reason IS NULL OR (closed_at IS NOT NULL AND is_line(close_reason, 1, 500)));
CREATE INDEX therapist_contact_requests_open ON therapist_contact_requests (therapist_id, created_at)
  WHERE closed_at IS NULL AND answered_at IS NULL;

ALTER TABLE testimonials
  ADD CONSTRAINT testimonials_name_line CHECK (is_line(name, 1, 80)),
  ADD CONSTRAINT testimonials_age_range CHECK (age BETWEEN 13 AND 120),
  ADD CONSTRAINT testimonials_location_line CHECK (is_line(location, 0, 120)),
  ADD CONSTRAINT testimonials_content_length CHECK (is_prose(content, 1, 2000)),
  ADD CONSTRAINT testimonials_rating_range CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT testimonials_consent_source_line CHECK (is_line(consent_source, 1, 200)),
  ADD CONSTRAINT testimonials_approval CHECK (is_approved OR (approved_at IS NULL AND approved_by IS NULL));
CREATE INDEX testimonials_approved ON testimonials (created_at DESC) WHERE is_approved;

ALTER TABLE newsletter_subscribers
  ADD CONSTRAINT newsletter_subscribers_email_shape CHECK (is_email(email::text)),
  ADD CONSTRAINT newsletter_subscribers_confirm_hash CHECK (is_sha256(confirm_token_hash)),
  ADD CONSTRAINT newsletter_subscribers_unsubscribe_hash CHECK (is_sha256(unsubscribe_token_hash)),
  ADD CONSTRAINT newsletter_subscribers_notice_version_line CHECK (is_line(notice_version, 1, 40));
CREATE INDEX newsletter_subscribers_live ON newsletter_subscribers (confirmed_at)
  WHERE confirmed_at IS NOT NULL AND unsubscribed_at IS NULL;

ALTER TABLE internship_applications
  ADD CONSTRAINT internship_applications_program_shape CHECK (program_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT internship_applications_name_line CHECK (is_line(name, 2, 120)),
  ADD CONSTRAINT internship_applications_email_shape CHECK (is_email(email)),
  ADD CONSTRAINT internship_applications_phone_shape CHECK (is_phone(phone)),
  ADD CONSTRAINT internship_applications_statement_length CHECK (is_prose(statement, 1, 6000)),
  ADD CONSTRAINT internship_applications_body_hash_sha256 CHECK (is_sha256(body_hash)),
  ADD CONSTRAINT internship_applications_status_known CHECK (
    status IN ('submitted', 'shortlisted', 'accepted', 'declined', 'withdrawn')),
  ADD CONSTRAINT internship_applications_decided CHECK (
    status NOT IN ('accepted', 'declined') OR decided_at IS NOT NULL);

-- Care ------------------------------------------------------------------------------------------------------

ALTER TABLE therapy_sessions
  ADD CONSTRAINT therapy_sessions_duration_range CHECK (duration_minutes BETWEEN 10 AND 480),
  ADD CONSTRAINT therapy_sessions_type_line CHECK (is_line(session_type, 1, 60)),
  ADD CONSTRAINT therapy_sessions_mode_known CHECK (mode IN ('video', 'phone', 'in_person')),
  ADD CONSTRAINT therapy_sessions_status_known CHECK (status IN ('scheduled', 'completed', 'cancelled', 'no_show')),
  ADD CONSTRAINT therapy_sessions_completed_at CHECK (completed_at IS NULL OR status = 'completed'),
  ADD CONSTRAINT therapy_sessions_cancelled_at CHECK (cancelled_at IS NULL OR status = 'cancelled'),
  ADD CONSTRAINT therapy_sessions_cancelled_by_known CHECK (cancelled_by IN ('client', 'therapist', 'admin')),
  ADD CONSTRAINT therapy_sessions_cancel_reason_length CHECK (char_length(cancel_reason) <= 1000);

ALTER TABLE therapy_plans
  ADD CONSTRAINT therapy_plans_name_line CHECK (is_line(plan_name, 1, 160)),
  ADD CONSTRAINT therapy_plans_description_length CHECK (char_length(description) <= 4000),
  ADD CONSTRAINT therapy_plans_type_known CHECK (plan_type IN ('individual', 'corporate', 'group')),
  ADD CONSTRAINT therapy_plans_status_known CHECK (status IN ('active', 'paused', 'completed', 'cancelled')),
  ADD CONSTRAINT therapy_plans_total_range CHECK (total_sessions BETWEEN 1 AND 500),
  ADD CONSTRAINT therapy_plans_completed_within_total CHECK (completed_sessions BETWEEN 0 AND total_sessions);

ALTER TABLE assessments
  ADD CONSTRAINT assessments_type_line CHECK (is_line(assessment_type, 1, 60)),
  ADD CONSTRAINT assessments_score_range CHECK (
    score BETWEEN 0 AND CASE assessment_type WHEN 'PHQ-9' THEN 27 WHEN 'GAD-7' THEN 21 ELSE 1000 END);

-- Booking ---------------------------------------------------------------------------------------------------

ALTER TABLE calendars
  ADD CONSTRAINT calendars_time_zone_shape CHECK (is_time_zone(time_zone)),
  ADD CONSTRAINT calendars_slot_range CHECK (slot_minutes BETWEEN 15 AND 240),
  ADD CONSTRAINT calendars_buffer_range CHECK (buffer_minutes BETWEEN 0 AND 240),
  ADD CONSTRAINT calendars_notice_range CHECK (notice_minutes BETWEEN 0 AND 43200),
  ADD CONSTRAINT calendars_horizon_range CHECK (horizon_days BETWEEN 1 AND 365),
  ADD CONSTRAINT calendars_cancel_notice_range CHECK (cancel_notice_hours BETWEEN 0 AND 336);
-- One calendar without a therapist: the service's own consultation desk.
CREATE UNIQUE INDEX calendars_one_desk ON calendars ((therapist_id IS NULL)) WHERE therapist_id IS NULL;

ALTER TABLE availability_hours
  ADD CONSTRAINT availability_hours_weekday_range CHECK (weekday BETWEEN 1 AND 7),
  ADD CONSTRAINT availability_hours_minutes CHECK (
    start_minute BETWEEN 0 AND 1439 AND end_minute BETWEEN 1 AND 1440 AND start_minute < end_minute),
  ADD CONSTRAINT availability_hours_no_overlap EXCLUDE USING gist (
    calendar_id WITH =, weekday WITH =, int4range(start_minute, end_minute) WITH &&);

ALTER TABLE availability_exceptions
  ADD CONSTRAINT availability_exceptions_kind_known CHECK (kind IN ('closed', 'extra')),
  ADD CONSTRAINT availability_exceptions_minutes CHECK (
    (start_minute IS NULL AND end_minute IS NULL AND kind = 'closed')
    OR (start_minute IS NOT NULL AND end_minute IS NOT NULL AND start_minute BETWEEN 0 AND 1439
        AND end_minute BETWEEN 1 AND 1440 AND start_minute < end_minute));

ALTER TABLE bookings
  ADD CONSTRAINT bookings_guest_name_line CHECK (is_line(guest_name, 1, 120)),
  ADD CONSTRAINT bookings_guest_email_shape CHECK (is_email(guest_email)),
  ADD CONSTRAINT bookings_guest_phone_shape CHECK (is_phone(guest_phone)),
  ADD CONSTRAINT bookings_times CHECK (
    starts_at < ends_at AND ends_at <= blocked_until AND blocked_until <= starts_at + interval '12 hours'),
  ADD CONSTRAINT bookings_zone_shape CHECK (is_time_zone(viewer_time_zone)),
  ADD CONSTRAINT bookings_mode_known CHECK (mode IN ('video', 'phone', 'in_person')),
  ADD CONSTRAINT bookings_status_known CHECK (
    status IN ('held', 'confirmed', 'cancelled', 'rescheduled', 'released')),
  ADD CONSTRAINT bookings_hold_ends CHECK (status <> 'held' OR held_until IS NOT NULL),
  ADD CONSTRAINT bookings_confirmed_at CHECK (status <> 'confirmed' OR confirmed_at IS NOT NULL),
  ADD CONSTRAINT bookings_cancelled_by_known CHECK (cancelled_by IN ('client', 'guest', 'therapist', 'admin')),
  ADD CONSTRAINT bookings_cancel_reason_length CHECK (char_length(cancel_reason) <= 1000),
  ADD CONSTRAINT bookings_ics_sequence CHECK (ics_sequence >= 0),
  ADD CONSTRAINT bookings_no_double EXCLUDE USING gist (
    calendar_id WITH =, tstzrange(starts_at, blocked_until) WITH &&)
    WHERE (status IN ('held', 'confirmed'));
CREATE INDEX bookings_holds ON bookings (held_until) WHERE status = 'held';
CREATE INDEX bookings_coming ON bookings (starts_at) WHERE status = 'confirmed';

ALTER TABLE calendar_feeds
  ADD CONSTRAINT calendar_feeds_token_hash_sha256 CHECK (is_sha256(token_hash));

-- Money -----------------------------------------------------------------------------------------------------

ALTER TABLE quotations
  ADD CONSTRAINT quotations_service_type_line CHECK (is_line(service_type, 1, 160)),
  ADD CONSTRAINT quotations_description_length CHECK (is_prose(description, 1, 4000)),
  ADD CONSTRAINT quotations_amount_range CHECK (amount > 0 AND amount <= 1000000),
  ADD CONSTRAINT quotations_currency_inr CHECK (currency = 'INR'),
  ADD CONSTRAINT quotations_status_known CHECK (
    status IN ('pending', 'accepted', 'declined', 'expired', 'withdrawn', 'paid'));
CREATE INDEX quotations_expiring ON quotations (valid_until) WHERE status IN ('pending', 'accepted');

ALTER TABLE quotation_events
  ADD CONSTRAINT quotation_events_status_known CHECK (
    status IN ('pending', 'accepted', 'declined', 'expired', 'withdrawn', 'paid')),
  ADD CONSTRAINT quotation_events_reason_length CHECK (char_length(reason) <= 2000);

ALTER TABLE transactions
  ADD CONSTRAINT transactions_description_line CHECK (is_line(description, 1, 300)),
  ADD CONSTRAINT transactions_amount_range CHECK (amount > 0 AND amount <= 1000000),
  ADD CONSTRAINT transactions_currency_inr CHECK (currency = 'INR'),
  ADD CONSTRAINT transactions_method_known CHECK (method IN ('upi', 'bank_transfer', 'stripe', 'razorpay')),
  ADD CONSTRAINT transactions_status_known CHECK (status IN ('pending', 'paid', 'failed', 'refunded')),
  ADD CONSTRAINT transactions_product_shape CHECK (product_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT transactions_paid_at CHECK ((status IN ('paid', 'refunded')) = (paid_at IS NOT NULL)),
  ADD CONSTRAINT transactions_refunded_at CHECK ((status = 'refunded') = (refunded_at IS NOT NULL));

ALTER TABLE payment_submissions
  ADD CONSTRAINT payment_submissions_purpose CHECK (num_nonnulls(therapist_id, quotation_id, product_slug) >= 1),
  ADD CONSTRAINT payment_submissions_product_shape CHECK (product_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT payment_submissions_payer_name_line CHECK (is_line(payer_name, 2, 120)),
  ADD CONSTRAINT payment_submissions_payer_email_shape CHECK (is_email(payer_email)),
  ADD CONSTRAINT payment_submissions_payer_phone_shape CHECK (is_phone(payer_phone)),
  ADD CONSTRAINT payment_submissions_bank_name_line CHECK (is_line(bank_name, 2, 120)),
  ADD CONSTRAINT payment_submissions_account_number_line CHECK (is_line(account_number, 5, 64)),
  ADD CONSTRAINT payment_submissions_reference_line CHECK (is_line(reference_number, 3, 64)),
  ADD CONSTRAINT payment_submissions_reference_hash_sha256 CHECK (is_sha256(reference_hash)),
  ADD CONSTRAINT payment_submissions_amount_range CHECK (amount >= 0 AND amount <= 1000000),
  ADD CONSTRAINT payment_submissions_unknown_fee_is_zero CHECK (NOT fee_to_be_confirmed OR amount = 0),
  ADD CONSTRAINT payment_submissions_currency_inr CHECK (currency = 'INR'),
  ADD CONSTRAINT payment_submissions_status_known CHECK (
    status IN ('pending', 'matched', 'verified', 'rejected', 'refunded')),
  ADD CONSTRAINT payment_submissions_reviewed CHECK (
    status NOT IN ('verified', 'rejected', 'refunded') OR reviewed_at IS NOT NULL),
  ADD CONSTRAINT payment_submissions_rejection_reason CHECK (
    (status <> 'rejected' OR rejection_reason IS NOT NULL) AND is_prose(rejection_reason, 1, 1000)),
  ADD CONSTRAINT payment_submissions_upi_reference_shape CHECK (upi_reference ~ '^[A-Za-z0-9]{1,35}$'),
  ADD CONSTRAINT payment_submissions_screenshot_path CHECK (
    payment_screenshot ~ '^[0-9a-f-]{36}/screenshot\.(jpe?g|png|webp|pdf)$' AND left(payment_screenshot, 36) = id::text),
  ADD CONSTRAINT payment_submissions_booking_link_shape CHECK (
    booking_link ~ '^https?://[^\s<>"]+$' AND char_length(booking_link) <= 1000),
  ADD CONSTRAINT payment_submissions_body_hash_sha256 CHECK (is_sha256(body_hash));
CREATE INDEX payment_submissions_unlinked ON payment_submissions (created_at) WHERE booking_link_sent_at IS NULL;
CREATE UNIQUE INDEX payment_submissions_quotation_paid_once ON payment_submissions (quotation_id)
  WHERE status = 'verified';

ALTER TABLE payment_submission_events
  ADD CONSTRAINT payment_submission_events_status_known CHECK (
    status IN ('pending', 'matched', 'verified', 'rejected', 'refunded')),
  ADD CONSTRAINT payment_submission_events_reason_length CHECK (char_length(reason) <= 1000);

ALTER TABLE bank_statement_imports
  ADD CONSTRAINT bank_statement_imports_sha256_shape CHECK (is_sha256(sha256)),
  ADD CONSTRAINT bank_statement_imports_file_name_line CHECK (is_line(file_name, 1, 255)),
  ADD CONSTRAINT bank_statement_imports_row_count CHECK (row_count >= 0);

ALTER TABLE bank_credits
  ADD CONSTRAINT bank_credits_line_hash_sha256 CHECK (is_sha256(line_hash)),
  ADD CONSTRAINT bank_credits_amount_positive CHECK (amount > 0),
  ADD CONSTRAINT bank_credits_narration_length CHECK (char_length(narration) <= 1000),
  ADD CONSTRAINT bank_credits_match_has_reason CHECK (
    payment_submission_id IS NULL OR (match_reason IS NOT NULL AND matched_at IS NOT NULL));

ALTER TABLE receipts
  ADD CONSTRAINT receipts_kind_known CHECK (kind IN ('receipt', 'bill_of_supply', 'tax_invoice', 'credit_note')),
  ADD CONSTRAINT receipts_series_shape CHECK (series = 'platform' OR series ~ '^[0-9a-f-]{36}$'),
  ADD CONSTRAINT receipts_financial_year_shape CHECK (
    financial_year ~ '^20[0-9]{2}-[0-9]{2}$'
    AND right(financial_year, 2) = lpad(((substr(financial_year, 3, 2)::integer + 1) % 100)::text, 2, '0')),
  ADD CONSTRAINT receipts_number_positive CHECK (number > 0),
  ADD CONSTRAINT receipts_amount_range CHECK (amount > 0 AND amount <= 1000000),
  ADD CONSTRAINT receipts_tax_within_amount CHECK (tax_amount >= 0 AND tax_amount < amount),
  ADD CONSTRAINT receipts_currency_inr CHECK (currency = 'INR'),
  ADD CONSTRAINT receipts_description_line CHECK (is_line(description, 1, 300)),
  ADD CONSTRAINT receipts_credit_note_corrects CHECK ((kind = 'credit_note') = (corrects IS NOT NULL));
CREATE TRIGGER receipts_never_change BEFORE UPDATE OR DELETE ON receipts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE receipt_counters
  ADD CONSTRAINT receipt_counters_last_number CHECK (last_number >= 0),
  ADD CONSTRAINT receipt_counters_financial_year_shape CHECK (financial_year ~ '^20[0-9]{2}-[0-9]{2}$');

ALTER TABLE payment_provider_events
  ADD CONSTRAINT payment_provider_events_provider_known CHECK (provider IN ('stripe', 'razorpay')),
  ADD CONSTRAINT payment_provider_events_event_id_line CHECK (is_line(event_id, 1, 255)),
  ADD CONSTRAINT payment_provider_events_kind_line CHECK (is_line(kind, 1, 120));
