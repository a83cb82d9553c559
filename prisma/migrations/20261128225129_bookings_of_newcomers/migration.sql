ALTER TABLE "bookings" ADD COLUMN     "user_id" UUID;
ALTER TABLE "payment_submissions" ADD COLUMN     "user_id" UUID;

CREATE INDEX "bookings_user_id_idx" ON "bookings"("user_id");
CREATE INDEX "payment_submissions_user_id_idx" ON "payment_submissions"("user_id");

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "payment_submissions" ADD CONSTRAINT "payment_submissions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
