CREATE TABLE "message_threads" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "client_id" UUID,
    "therapist_id" UUID,
    "member_id" UUID,
    "sealed_key" BYTEA NOT NULL,
    "last_message_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "closed_by" TEXT,
    "person_read_at" TIMESTAMPTZ(3),
    "person_mailed_at" TIMESTAMPTZ(3),
    "helper_read_at" TIMESTAMPTZ(3),
    "helper_mailed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_threads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "thread_messages" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "thread_id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "file_id" UUID,
    "submission_key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "thread_messages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "message_terms" (
    "therapist_id" UUID NOT NULL,
    "reply_days" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_terms_pkey" PRIMARY KEY ("therapist_id")
);

CREATE UNIQUE INDEX "message_threads_member_id_key" ON "message_threads"("member_id");
CREATE INDEX "message_threads_therapist_id_last_message_at_idx" ON "message_threads"("therapist_id", "last_message_at" DESC);
CREATE INDEX "message_threads_last_message_at_idx" ON "message_threads"("last_message_at" DESC);
CREATE UNIQUE INDEX "message_threads_client_id_therapist_id_key" ON "message_threads"("client_id", "therapist_id");
CREATE UNIQUE INDEX "thread_messages_file_id_key" ON "thread_messages"("file_id");
CREATE UNIQUE INDEX "thread_messages_submission_key_key" ON "thread_messages"("submission_key");
CREATE INDEX "thread_messages_thread_id_created_at_idx" ON "thread_messages"("thread_id", "created_at");

ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "message_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "message_terms" ADD CONSTRAINT "message_terms_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A wrapped key is a fingerprint of 8 bytes, a nonce of 12, a tag of 16 and 32 bytes; sealed words are at least a nonce
-- and a tag, so that nobody can put plain words there by mistake unnoticed.
ALTER TABLE message_threads
  ADD CONSTRAINT message_threads_between CHECK (
    (client_id IS NOT NULL AND therapist_id IS NOT NULL AND member_id IS NULL)
    OR (client_id IS NULL AND therapist_id IS NULL AND member_id IS NOT NULL)),
  ADD CONSTRAINT message_threads_key_wrapped CHECK (octet_length(sealed_key) = 68),
  ADD CONSTRAINT message_threads_closed_by_known CHECK (closed_by IN ('person', 'helper')),
  ADD CONSTRAINT message_threads_closed_at CHECK ((closed_at IS NULL) = (closed_by IS NULL));

ALTER TABLE thread_messages
  ADD CONSTRAINT thread_messages_side_known CHECK (side IN ('person', 'helper')),
  ADD CONSTRAINT thread_messages_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 65536);

ALTER TABLE message_terms
  ADD CONSTRAINT message_terms_reply_days_range CHECK (reply_days BETWEEN 1 AND 10);
