-- Written by `npm run db:migrate -- --create tables` from prisma/models.

CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "email" CITEXT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "password_changed_at" TIMESTAMPTZ(3),
    "name" TEXT,
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "accounts" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "user_sessions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_agent" TEXT,
    "ip_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "idle_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "second_factor_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_reason" TEXT,

    CONSTRAINT "user_sessions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "account_tokens" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_tokens_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "second_factors" (
    "user_id" UUID NOT NULL,
    "encrypted_secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_used_step" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "window" BIGINT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "profiles" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT,
    "role" TEXT NOT NULL DEFAULT 'client',
    "goals" TEXT,
    "onboarding_completed" BOOLEAN NOT NULL DEFAULT false,
    "profile_picture" TEXT,
    "adult_declared_at" TIMESTAMPTZ(3),
    "time_zone" TEXT NOT NULL DEFAULT 'Asia/Kolkata',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "notices" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT,
    "href" TEXT,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "notification_preferences" (
    "user_id" UUID NOT NULL,
    "mail_reminders" BOOLEAN NOT NULL DEFAULT true,
    "mail_quotations" BOOLEAN NOT NULL DEFAULT true,
    "mail_requests" BOOLEAN NOT NULL DEFAULT true,
    "contact_from_minute" INTEGER NOT NULL DEFAULT 480,
    "contact_until_minute" INTEGER NOT NULL DEFAULT 1200,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "consents" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID,
    "email" CITEXT,
    "purpose" TEXT NOT NULL,
    "notice_version" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "privacy_requests" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'requested',
    "details" TEXT,
    "file_id" UUID,
    "file_expires_at" TIMESTAMPTZ(3),
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "purge_after" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "privacy_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "nominees" (
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "relation" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "nominees_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "grievances" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "resolution" TEXT,
    "submission_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "body_hash" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acknowledged_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "grievances_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "audit_log" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_user_id" UUID,
    "actor_role" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_table" TEXT,
    "subject_id" UUID,
    "subject_user_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "request_id" TEXT,
    "ip_hash" TEXT,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "stored_files" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "bucket" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "perceptual_hash" BIGINT,
    "uploaded_by" UUID,
    "content" BYTEA,
    "stored_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "therapists" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "specialization" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "location" TEXT NOT NULL,
    "availability" TEXT NOT NULL DEFAULT '',
    "linkedin" TEXT,
    "bio" TEXT NOT NULL,
    "profile_picture" TEXT,
    "email" TEXT NOT NULL,
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "activated_at" TIMESTAMPTZ(3),
    "session_rate" DECIMAL(12,2),
    "bank_name" TEXT,
    "account_number" TEXT,
    "ifsc" TEXT,
    "account_holder" TEXT,
    "upi_id" TEXT,
    "payout_changed_at" TIMESTAMPTZ(3),
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "modes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "gender" TEXT,
    "accepting_new_clients" BOOLEAN NOT NULL DEFAULT true,
    "years_of_experience" INTEGER,
    "tax_status" TEXT NOT NULL DEFAULT 'unregistered',
    "gstin" TEXT,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapists_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "therapist_applications" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "profile_id" UUID NOT NULL,
    "practice" TEXT,
    "status" TEXT NOT NULL DEFAULT 'submitted',
    "therapist_id" UUID,
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by" UUID,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapist_applications_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "therapist_profile_changes" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "changes" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'submitted',
    "proposed_by" UUID,
    "reviewed_by" UUID,
    "reviewed_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapist_profile_changes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "therapist_registrations" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "register" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "checked_at" TIMESTAMPTZ(3),
    "checked_by" UUID,
    "expires_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapist_registrations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "therapist_reviews" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "client_id" UUID,
    "session_id" UUID NOT NULL,
    "rating" INTEGER NOT NULL,
    "comment" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "approved_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapist_reviews_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "service_interest" TEXT NOT NULL,
    "therapist_id" UUID,
    "submission_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "body_hash" TEXT,
    "notified_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "close_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "therapist_contact_requests" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "client_id" UUID,
    "user_name" TEXT NOT NULL,
    "user_email" TEXT NOT NULL,
    "user_phone" TEXT,
    "message" TEXT NOT NULL,
    "preferred_contact_method" TEXT NOT NULL DEFAULT 'email',
    "submission_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "body_hash" TEXT,
    "notified_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "close_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapist_contact_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "testimonials" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "name" TEXT NOT NULL,
    "age" INTEGER,
    "location" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "rating" INTEGER NOT NULL,
    "is_approved" BOOLEAN NOT NULL DEFAULT false,
    "consent_source" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "approved_by" UUID,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "testimonials_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "newsletter_subscribers" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "email" CITEXT NOT NULL,
    "notice_version" TEXT NOT NULL,
    "confirm_token_hash" TEXT,
    "confirm_expires_at" TIMESTAMPTZ(3),
    "unsubscribe_token_hash" TEXT,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),

    CONSTRAINT "newsletter_subscribers_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "internship_applications" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "program_slug" TEXT NOT NULL,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "statement" TEXT NOT NULL,
    "cv_file_id" UUID,
    "submission_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "body_hash" TEXT,
    "status" TEXT NOT NULL DEFAULT 'submitted',
    "decided_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "internship_applications_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "therapy_sessions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "client_id" UUID NOT NULL,
    "therapist_id" UUID NOT NULL,
    "session_date" TIMESTAMPTZ(3) NOT NULL,
    "duration_minutes" INTEGER NOT NULL DEFAULT 45,
    "session_type" TEXT NOT NULL DEFAULT 'individual',
    "mode" TEXT,
    "status" TEXT NOT NULL DEFAULT 'scheduled',
    "plan_id" UUID,
    "booking_id" UUID,
    "completed_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "cancelled_by" TEXT,
    "cancel_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapy_sessions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "therapy_plans" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "client_id" UUID NOT NULL,
    "therapist_id" UUID NOT NULL,
    "plan_name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "plan_type" TEXT NOT NULL DEFAULT 'individual',
    "status" TEXT NOT NULL DEFAULT 'active',
    "total_sessions" INTEGER NOT NULL,
    "completed_sessions" INTEGER NOT NULL DEFAULT 0,
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapy_plans_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "assessments" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "client_id" UUID NOT NULL,
    "assessment_type" TEXT NOT NULL,
    "score" INTEGER NOT NULL,
    "completed_at" TIMESTAMPTZ(3) NOT NULL,
    "shared_with_therapist_id" UUID,
    "submission_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "assessments_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "calendars" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID,
    "time_zone" TEXT NOT NULL DEFAULT 'Asia/Kolkata',
    "slot_minutes" INTEGER NOT NULL DEFAULT 45,
    "buffer_minutes" INTEGER NOT NULL DEFAULT 15,
    "notice_minutes" INTEGER NOT NULL DEFAULT 720,
    "horizon_days" INTEGER NOT NULL DEFAULT 30,
    "cancel_notice_hours" INTEGER NOT NULL DEFAULT 24,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendars_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "availability_hours" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "calendar_id" UUID NOT NULL,
    "weekday" INTEGER NOT NULL,
    "start_minute" INTEGER NOT NULL,
    "end_minute" INTEGER NOT NULL,

    CONSTRAINT "availability_hours_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "availability_exceptions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "calendar_id" UUID NOT NULL,
    "on_date" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "start_minute" INTEGER,
    "end_minute" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "availability_exceptions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "bookings" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "calendar_id" UUID NOT NULL,
    "client_id" UUID,
    "guest_name" TEXT,
    "guest_email" TEXT,
    "guest_phone" TEXT,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "blocked_until" TIMESTAMPTZ(3) NOT NULL,
    "viewer_time_zone" TEXT NOT NULL DEFAULT 'Asia/Kolkata',
    "mode" TEXT,
    "status" TEXT NOT NULL DEFAULT 'held',
    "held_until" TIMESTAMPTZ(3),
    "submission_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "payment_submission_id" UUID,
    "rescheduled_from" UUID,
    "ics_sequence" INTEGER NOT NULL DEFAULT 0,
    "confirmed_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "cancelled_by" TEXT,
    "cancel_reason" TEXT,
    "day_reminder_at" TIMESTAMPTZ(3),
    "hour_reminder_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "calendar_feeds" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "quotations" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "client_id" UUID NOT NULL,
    "therapist_id" UUID NOT NULL,
    "service_type" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'INR',
    "valid_until" TIMESTAMPTZ(3),
    "status" TEXT NOT NULL DEFAULT 'pending',
    "submission_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quotations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "quotation_events" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "quotation_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "actor_user_id" UUID,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quotation_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "transactions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "client_id" UUID,
    "therapist_id" UUID,
    "quotation_id" UUID,
    "payment_submission_id" UUID,
    "product_slug" TEXT,
    "description" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'INR',
    "method" TEXT NOT NULL DEFAULT 'upi',
    "status" TEXT NOT NULL DEFAULT 'pending',
    "provider_reference" TEXT,
    "paid_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transactions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment_submissions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID,
    "quotation_id" UUID,
    "product_slug" TEXT,
    "client_id" UUID,
    "payer_name" TEXT NOT NULL,
    "payer_email" TEXT NOT NULL,
    "payer_phone" TEXT,
    "bank_name" TEXT NOT NULL,
    "account_number" TEXT NOT NULL,
    "reference_number" TEXT NOT NULL,
    "reference_hash" TEXT,
    "duplicate_reference" BOOLEAN NOT NULL DEFAULT false,
    "amount" DECIMAL(12,2) NOT NULL,
    "fee_to_be_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "currency" TEXT NOT NULL DEFAULT 'INR',
    "status" TEXT NOT NULL DEFAULT 'pending',
    "upi_reference" TEXT,
    "payment_screenshot" TEXT,
    "screenshot_file_id" UUID,
    "duplicate_image" BOOLEAN NOT NULL DEFAULT false,
    "booking_link" TEXT,
    "booking_link_sent_at" TIMESTAMPTZ(3),
    "submission_key" UUID NOT NULL DEFAULT gen_random_uuid(),
    "body_hash" TEXT,
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by" UUID,
    "rejection_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_submissions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment_submission_events" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "payment_submission_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "actor_user_id" UUID,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_submission_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "bank_statement_imports" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "sha256" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "row_count" INTEGER NOT NULL,
    "imported_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bank_statement_imports_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "bank_credits" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "import_id" UUID NOT NULL,
    "line_hash" TEXT NOT NULL,
    "credited_at" TIMESTAMPTZ(3) NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "reference" TEXT,
    "narration" TEXT NOT NULL,
    "payment_submission_id" UUID,
    "match_reason" TEXT,
    "matched_at" TIMESTAMPTZ(3),

    CONSTRAINT "bank_credits_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "receipts" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "kind" TEXT NOT NULL,
    "series" TEXT NOT NULL,
    "financial_year" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "transaction_id" UUID NOT NULL,
    "corrects" UUID,
    "payee" JSONB NOT NULL,
    "payer" JSONB NOT NULL,
    "description" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "tax_amount" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL DEFAULT 'INR',
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "receipt_counters" (
    "series" TEXT NOT NULL,
    "financial_year" TEXT NOT NULL,
    "last_number" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "receipt_counters_pkey" PRIMARY KEY ("series","financial_year")
);

CREATE TABLE "payment_provider_events" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "provider" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_provider_events_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "users_email_key" ON "users"("email");
CREATE INDEX "users_created_at_idx" ON "users"("created_at");
CREATE UNIQUE INDEX "users_id_email_key" ON "users"("id", "email");
CREATE UNIQUE INDEX "accounts_provider_provider_account_id_key" ON "accounts"("provider", "provider_account_id");
CREATE UNIQUE INDEX "accounts_user_id_provider_key" ON "accounts"("user_id", "provider");
CREATE UNIQUE INDEX "user_sessions_token_hash_key" ON "user_sessions"("token_hash");
CREATE INDEX "user_sessions_user_id_created_at_idx" ON "user_sessions"("user_id", "created_at" DESC);
CREATE INDEX "user_sessions_expires_at_idx" ON "user_sessions"("expires_at");
CREATE UNIQUE INDEX "account_tokens_token_hash_key" ON "account_tokens"("token_hash");
CREATE INDEX "account_tokens_user_id_purpose_idx" ON "account_tokens"("user_id", "purpose");
CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens"("expires_at");
CREATE UNIQUE INDEX "recovery_codes_user_id_code_hash_key" ON "recovery_codes"("user_id", "code_hash");
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits"("expires_at");
CREATE UNIQUE INDEX "profiles_user_id_key" ON "profiles"("user_id");
CREATE INDEX "profiles_role_created_at_idx" ON "profiles"("role", "created_at" DESC);
CREATE UNIQUE INDEX "profiles_user_id_email_key" ON "profiles"("user_id", "email");
CREATE INDEX "notices_user_id_created_at_idx" ON "notices"("user_id", "created_at" DESC);
CREATE INDEX "consents_user_id_purpose_given_at_idx" ON "consents"("user_id", "purpose", "given_at" DESC);
CREATE INDEX "consents_email_idx" ON "consents"("email");
CREATE UNIQUE INDEX "privacy_requests_file_id_key" ON "privacy_requests"("file_id");
CREATE INDEX "privacy_requests_user_id_requested_at_idx" ON "privacy_requests"("user_id", "requested_at" DESC);
CREATE INDEX "privacy_requests_status_purge_after_idx" ON "privacy_requests"("status", "purge_after");
CREATE UNIQUE INDEX "grievances_submission_key_key" ON "grievances"("submission_key");
CREATE INDEX "grievances_received_at_idx" ON "grievances"("received_at" DESC);
CREATE INDEX "grievances_user_id_idx" ON "grievances"("user_id");
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at" DESC);
CREATE INDEX "audit_log_subject_user_id_at_idx" ON "audit_log"("subject_user_id", "at" DESC);
CREATE INDEX "audit_log_actor_user_id_at_idx" ON "audit_log"("actor_user_id", "at" DESC);
CREATE INDEX "audit_log_subject_table_subject_id_at_idx" ON "audit_log"("subject_table", "subject_id", "at" DESC);
CREATE INDEX "stored_files_sha256_idx" ON "stored_files"("sha256");
CREATE INDEX "stored_files_perceptual_hash_idx" ON "stored_files"("perceptual_hash");
CREATE INDEX "stored_files_uploaded_by_idx" ON "stored_files"("uploaded_by");
CREATE UNIQUE INDEX "stored_files_bucket_key_key" ON "stored_files"("bucket", "key");
CREATE UNIQUE INDEX "therapists_slug_key" ON "therapists"("slug");
CREATE UNIQUE INDEX "therapists_user_id_key" ON "therapists"("user_id");
CREATE INDEX "therapist_applications_profile_id_idx" ON "therapist_applications"("profile_id");
CREATE INDEX "therapist_applications_status_created_at_idx" ON "therapist_applications"("status", "created_at");
CREATE INDEX "therapist_profile_changes_therapist_id_created_at_idx" ON "therapist_profile_changes"("therapist_id", "created_at" DESC);
CREATE INDEX "therapist_profile_changes_status_created_at_idx" ON "therapist_profile_changes"("status", "created_at");
CREATE INDEX "therapist_registrations_therapist_id_idx" ON "therapist_registrations"("therapist_id");
CREATE UNIQUE INDEX "therapist_registrations_register_number_key" ON "therapist_registrations"("register", "number");
CREATE UNIQUE INDEX "therapist_reviews_session_id_key" ON "therapist_reviews"("session_id");
CREATE INDEX "therapist_reviews_therapist_id_idx" ON "therapist_reviews"("therapist_id");
CREATE INDEX "therapist_reviews_client_id_idx" ON "therapist_reviews"("client_id");
CREATE UNIQUE INDEX "contact_messages_submission_key_key" ON "contact_messages"("submission_key");
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages"("created_at" DESC);
CREATE INDEX "contact_messages_email_idx" ON "contact_messages"("email");
CREATE INDEX "contact_messages_therapist_id_idx" ON "contact_messages"("therapist_id");
CREATE UNIQUE INDEX "therapist_contact_requests_submission_key_key" ON "therapist_contact_requests"("submission_key");
CREATE INDEX "therapist_contact_requests_therapist_id_created_at_idx" ON "therapist_contact_requests"("therapist_id", "created_at" DESC);
CREATE INDEX "therapist_contact_requests_created_at_idx" ON "therapist_contact_requests"("created_at" DESC);
CREATE INDEX "therapist_contact_requests_user_email_idx" ON "therapist_contact_requests"("user_email");
CREATE INDEX "therapist_contact_requests_client_id_idx" ON "therapist_contact_requests"("client_id");
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers"("email");
CREATE UNIQUE INDEX "newsletter_subscribers_confirm_token_hash_key" ON "newsletter_subscribers"("confirm_token_hash");
CREATE UNIQUE INDEX "newsletter_subscribers_unsubscribe_token_hash_key" ON "newsletter_subscribers"("unsubscribe_token_hash");
CREATE INDEX "newsletter_subscribers_requested_at_idx" ON "newsletter_subscribers"("requested_at" DESC);
CREATE UNIQUE INDEX "internship_applications_cv_file_id_key" ON "internship_applications"("cv_file_id");
CREATE UNIQUE INDEX "internship_applications_submission_key_key" ON "internship_applications"("submission_key");
CREATE INDEX "internship_applications_status_created_at_idx" ON "internship_applications"("status", "created_at" DESC);
CREATE INDEX "internship_applications_user_id_idx" ON "internship_applications"("user_id");
CREATE UNIQUE INDEX "therapy_sessions_booking_id_key" ON "therapy_sessions"("booking_id");
CREATE INDEX "therapy_sessions_client_id_session_date_idx" ON "therapy_sessions"("client_id", "session_date");
CREATE INDEX "therapy_sessions_therapist_id_session_date_idx" ON "therapy_sessions"("therapist_id", "session_date");
CREATE INDEX "therapy_sessions_therapist_id_client_id_idx" ON "therapy_sessions"("therapist_id", "client_id");
CREATE INDEX "therapy_sessions_plan_id_idx" ON "therapy_sessions"("plan_id");
CREATE INDEX "therapy_plans_client_id_created_at_idx" ON "therapy_plans"("client_id", "created_at" DESC);
CREATE INDEX "therapy_plans_therapist_id_created_at_idx" ON "therapy_plans"("therapist_id", "created_at" DESC);
CREATE UNIQUE INDEX "assessments_submission_key_key" ON "assessments"("submission_key");
CREATE INDEX "assessments_client_id_completed_at_idx" ON "assessments"("client_id", "completed_at" DESC);
CREATE INDEX "assessments_shared_with_therapist_id_completed_at_idx" ON "assessments"("shared_with_therapist_id", "completed_at" DESC);
CREATE UNIQUE INDEX "calendars_therapist_id_key" ON "calendars"("therapist_id");
CREATE UNIQUE INDEX "availability_hours_calendar_id_weekday_start_minute_key" ON "availability_hours"("calendar_id", "weekday", "start_minute");
CREATE INDEX "availability_exceptions_calendar_id_on_date_idx" ON "availability_exceptions"("calendar_id", "on_date");
CREATE UNIQUE INDEX "bookings_submission_key_key" ON "bookings"("submission_key");
CREATE UNIQUE INDEX "bookings_payment_submission_id_key" ON "bookings"("payment_submission_id");
CREATE UNIQUE INDEX "bookings_rescheduled_from_key" ON "bookings"("rescheduled_from");
CREATE INDEX "bookings_calendar_id_starts_at_idx" ON "bookings"("calendar_id", "starts_at");
CREATE INDEX "bookings_client_id_starts_at_idx" ON "bookings"("client_id", "starts_at");
CREATE INDEX "bookings_guest_email_idx" ON "bookings"("guest_email");
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds"("token_hash");
CREATE INDEX "calendar_feeds_user_id_idx" ON "calendar_feeds"("user_id");
CREATE UNIQUE INDEX "quotations_submission_key_key" ON "quotations"("submission_key");
CREATE INDEX "quotations_client_id_created_at_idx" ON "quotations"("client_id", "created_at" DESC);
CREATE INDEX "quotations_therapist_id_created_at_idx" ON "quotations"("therapist_id", "created_at" DESC);
CREATE INDEX "quotation_events_quotation_id_at_idx" ON "quotation_events"("quotation_id", "at");
CREATE UNIQUE INDEX "transactions_payment_submission_id_key" ON "transactions"("payment_submission_id");
CREATE INDEX "transactions_client_id_created_at_idx" ON "transactions"("client_id", "created_at" DESC);
CREATE INDEX "transactions_therapist_id_created_at_idx" ON "transactions"("therapist_id", "created_at" DESC);
CREATE INDEX "transactions_quotation_id_idx" ON "transactions"("quotation_id");
CREATE INDEX "transactions_status_created_at_idx" ON "transactions"("status", "created_at" DESC);
CREATE UNIQUE INDEX "transactions_method_provider_reference_key" ON "transactions"("method", "provider_reference");
CREATE UNIQUE INDEX "payment_submissions_upi_reference_key" ON "payment_submissions"("upi_reference");
CREATE UNIQUE INDEX "payment_submissions_screenshot_file_id_key" ON "payment_submissions"("screenshot_file_id");
CREATE UNIQUE INDEX "payment_submissions_submission_key_key" ON "payment_submissions"("submission_key");
CREATE INDEX "payment_submissions_status_created_at_idx" ON "payment_submissions"("status", "created_at");
CREATE INDEX "payment_submissions_therapist_id_created_at_idx" ON "payment_submissions"("therapist_id", "created_at" DESC);
CREATE INDEX "payment_submissions_client_id_created_at_idx" ON "payment_submissions"("client_id", "created_at" DESC);
CREATE INDEX "payment_submissions_quotation_id_idx" ON "payment_submissions"("quotation_id");
CREATE INDEX "payment_submissions_reference_hash_idx" ON "payment_submissions"("reference_hash");
CREATE INDEX "payment_submissions_payer_email_idx" ON "payment_submissions"("payer_email");
CREATE INDEX "payment_submission_events_payment_submission_id_at_idx" ON "payment_submission_events"("payment_submission_id", "at");
CREATE UNIQUE INDEX "bank_statement_imports_sha256_key" ON "bank_statement_imports"("sha256");
CREATE UNIQUE INDEX "bank_credits_line_hash_key" ON "bank_credits"("line_hash");
CREATE INDEX "bank_credits_import_id_idx" ON "bank_credits"("import_id");
CREATE INDEX "bank_credits_reference_idx" ON "bank_credits"("reference");
CREATE INDEX "bank_credits_amount_credited_at_idx" ON "bank_credits"("amount", "credited_at");
CREATE INDEX "bank_credits_payment_submission_id_idx" ON "bank_credits"("payment_submission_id");
CREATE UNIQUE INDEX "receipts_corrects_key" ON "receipts"("corrects");
CREATE UNIQUE INDEX "receipts_series_financial_year_number_key" ON "receipts"("series", "financial_year", "number");
CREATE UNIQUE INDEX "receipts_transaction_id_kind_key" ON "receipts"("transaction_id", "kind");
CREATE UNIQUE INDEX "payment_provider_events_provider_event_id_key" ON "payment_provider_events"("provider", "event_id");

ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_email_fkey" FOREIGN KEY ("user_id", "email") REFERENCES "users"("id", "email") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "nominees" ADD CONSTRAINT "nominees_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploaded_by_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapists" ADD CONSTRAINT "therapists_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapist_applications" ADD CONSTRAINT "therapist_applications_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "therapist_applications" ADD CONSTRAINT "therapist_applications_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapist_applications" ADD CONSTRAINT "therapist_applications_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapist_profile_changes" ADD CONSTRAINT "therapist_profile_changes_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "therapist_profile_changes" ADD CONSTRAINT "therapist_profile_changes_proposed_by_fkey" FOREIGN KEY ("proposed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapist_profile_changes" ADD CONSTRAINT "therapist_profile_changes_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapist_registrations" ADD CONSTRAINT "therapist_registrations_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "therapist_registrations" ADD CONSTRAINT "therapist_registrations_checked_by_fkey" FOREIGN KEY ("checked_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapist_reviews" ADD CONSTRAINT "therapist_reviews_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "therapist_reviews" ADD CONSTRAINT "therapist_reviews_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapist_reviews" ADD CONSTRAINT "therapist_reviews_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "therapy_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "therapist_reviews" ADD CONSTRAINT "therapist_reviews_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapist_contact_requests" ADD CONSTRAINT "therapist_contact_requests_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "therapist_contact_requests" ADD CONSTRAINT "therapist_contact_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "internship_applications" ADD CONSTRAINT "internship_applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "internship_applications" ADD CONSTRAINT "internship_applications_cv_file_id_fkey" FOREIGN KEY ("cv_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapy_sessions" ADD CONSTRAINT "therapy_sessions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "therapy_sessions" ADD CONSTRAINT "therapy_sessions_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "therapy_sessions" ADD CONSTRAINT "therapy_sessions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "therapy_plans"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapy_sessions" ADD CONSTRAINT "therapy_sessions_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_shared_with_therapist_id_fkey" FOREIGN KEY ("shared_with_therapist_id") REFERENCES "therapists"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "availability_hours" ADD CONSTRAINT "availability_hours_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "calendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "calendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "calendars"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_payment_submission_id_fkey" FOREIGN KEY ("payment_submission_id") REFERENCES "payment_submissions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_rescheduled_from_fkey" FOREIGN KEY ("rescheduled_from") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "quotation_events" ADD CONSTRAINT "quotation_events_quotation_id_fkey" FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quotation_events" ADD CONSTRAINT "quotation_events_actor_user_id_fkey" FOREIGN KEY ("actor_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_quotation_id_fkey" FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payment_submission_id_fkey" FOREIGN KEY ("payment_submission_id") REFERENCES "payment_submissions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_submissions" ADD CONSTRAINT "payment_submissions_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_submissions" ADD CONSTRAINT "payment_submissions_quotation_id_fkey" FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_submissions" ADD CONSTRAINT "payment_submissions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "payment_submissions" ADD CONSTRAINT "payment_submissions_screenshot_file_id_fkey" FOREIGN KEY ("screenshot_file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "payment_submissions" ADD CONSTRAINT "payment_submissions_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "payment_submission_events" ADD CONSTRAINT "payment_submission_events_payment_submission_id_fkey" FOREIGN KEY ("payment_submission_id") REFERENCES "payment_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_submission_events" ADD CONSTRAINT "payment_submission_events_actor_user_id_fkey" FOREIGN KEY ("actor_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bank_statement_imports" ADD CONSTRAINT "bank_statement_imports_imported_by_fkey" FOREIGN KEY ("imported_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bank_credits" ADD CONSTRAINT "bank_credits_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "bank_statement_imports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bank_credits" ADD CONSTRAINT "bank_credits_payment_submission_id_fkey" FOREIGN KEY ("payment_submission_id") REFERENCES "payment_submissions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "transactions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_corrects_fkey" FOREIGN KEY ("corrects") REFERENCES "receipts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

