ALTER TABLE "therapists" ADD COLUMN     "profile_read_at" TIMESTAMPTZ(3);
