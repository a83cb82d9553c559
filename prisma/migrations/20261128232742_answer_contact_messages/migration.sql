ALTER TABLE "contact_messages" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "answer_mailed_at" TIMESTAMPTZ(3),
ADD COLUMN     "answered_by" UUID,
ADD COLUMN     "company" TEXT,
ADD COLUMN     "headcount" TEXT,
ADD COLUMN     "preferred_times" TEXT,
ADD COLUMN     "receipt_mailed_at" TIMESTAMPTZ(3);

CREATE INDEX "contact_messages_answered_by_idx" ON "contact_messages"("answered_by");

ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_fkey" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE contact_messages
  ADD CONSTRAINT contact_messages_demo_lines CHECK (
    is_line(company, 1, 120) AND is_line(headcount, 1, 120) AND is_line(preferred_times, 1, 200)),
  ADD CONSTRAINT contact_messages_answer CHECK (is_prose(answer, 1, 20000));
