ALTER TABLE "therapists" ADD COLUMN     "affirming" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "approaches" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "client_groups" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "degrees" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "lowest_fee" DECIMAL(12,2);

ALTER TABLE "therapist_applications" ADD COLUMN     "asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "details" JSONB,
ADD COLUMN     "draft" JSONB,
ADD COLUMN     "question" TEXT,
ADD COLUMN     "saved_at" TIMESTAMPTZ(3),
ADD COLUMN     "sent_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "therapist_application_papers" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "application_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "file_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapist_application_papers_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "therapist_application_papers_file_id_key" ON "therapist_application_papers"("file_id");
CREATE INDEX "therapist_application_papers_application_id_idx" ON "therapist_application_papers"("application_id");
CREATE INDEX "therapist_application_papers_user_id_idx" ON "therapist_application_papers"("user_id");

ALTER TABLE "therapist_application_papers" ADD CONSTRAINT "therapist_application_papers_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "therapist_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "therapist_application_papers" ADD CONSTRAINT "therapist_application_papers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "therapist_application_papers" ADD CONSTRAINT "therapist_application_papers_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "therapists"
  ADD CONSTRAINT "therapists_approaches_list" CHECK (is_line_list("approaches", 20)),
  ADD CONSTRAINT "therapists_client_groups_list" CHECK (is_line_list("client_groups", 20)),
  ADD CONSTRAINT "therapists_degrees_list" CHECK (cardinality("degrees") <= 10 AND char_length(array_to_string("degrees", '', '')) <= 2000),
  ADD CONSTRAINT "therapists_lowest_fee_range" CHECK ("lowest_fee" > 0 AND "lowest_fee" <= 1000000);

ALTER TABLE "therapist_applications"
  ADD CONSTRAINT "therapist_applications_draft_object" CHECK (jsonb_typeof("draft") = 'object'),
  ADD CONSTRAINT "therapist_applications_details_object" CHECK (jsonb_typeof("details") = 'object'),
  ADD CONSTRAINT "therapist_applications_version_counts" CHECK ("version" >= 0),
  ADD CONSTRAINT "therapist_applications_question_length" CHECK (length("question") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "therapist_applications_asked_with_words" CHECK (("question" IS NULL) = ("asked_at" IS NULL)),
  ADD CONSTRAINT "therapist_applications_sent_whole" CHECK (("details" IS NULL) = ("sent_at" IS NULL));

ALTER TABLE "therapist_application_papers"
  ADD CONSTRAINT "therapist_application_papers_kind_known" CHECK ("kind" IN ('degree', 'registration', 'other'));
