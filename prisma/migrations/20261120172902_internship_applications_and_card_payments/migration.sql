DROP INDEX "internship_applications_user_id_idx";

ALTER TABLE "internship_applications" ADD COLUMN     "consented_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "education" TEXT NOT NULL,
ADD COLUMN     "intake" DATE NOT NULL;

ALTER TABLE "payment_submissions" ADD COLUMN     "internship_application_id" UUID;
ALTER TABLE "transactions" ADD COLUMN     "internship_application_id" UUID;

CREATE UNIQUE INDEX "internship_applications_user_id_program_slug_intake_key" ON "internship_applications"("user_id", "program_slug", "intake");
CREATE INDEX "payment_submissions_internship_application_id_idx" ON "payment_submissions"("internship_application_id");
CREATE INDEX "transactions_internship_application_id_idx" ON "transactions"("internship_application_id");

ALTER TABLE "transactions" ADD CONSTRAINT "transactions_internship_application_id_fkey" FOREIGN KEY ("internship_application_id") REFERENCES "internship_applications"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "payment_submissions" ADD CONSTRAINT "payment_submissions_internship_application_id_fkey" FOREIGN KEY ("internship_application_id") REFERENCES "internship_applications"("id") ON DELETE SET NULL ON UPDATE CASCADE;
