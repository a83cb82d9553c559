ALTER TABLE "message_threads" ADD COLUMN     "helper_mail_sent_at" TIMESTAMPTZ(3),
ADD COLUMN     "person_mail_sent_at" TIMESTAMPTZ(3);
