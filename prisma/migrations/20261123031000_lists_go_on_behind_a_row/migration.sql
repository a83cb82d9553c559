-- The lists of the back office go on behind a row: each order needs an index that ends in the id.

CREATE INDEX "payment_submissions_created_at_id_idx" ON "payment_submissions"("created_at", "id");
CREATE INDEX "payment_submissions_payer_name_id_idx" ON "payment_submissions"("payer_name", "id");
CREATE INDEX "payment_submissions_amount_id_idx" ON "payment_submissions"("amount", "id");
CREATE INDEX "transactions_created_at_id_idx" ON "transactions"("created_at", "id");
CREATE INDEX "transactions_amount_id_idx" ON "transactions"("amount", "id");
CREATE INDEX "bookings_starts_at_id_idx" ON "bookings"("starts_at", "id");
CREATE INDEX "bank_credits_credited_at_id_idx" ON "bank_credits"("credited_at", "id");
CREATE INDEX "bank_credits_amount_id_idx" ON "bank_credits"("amount", "id");
CREATE INDEX "contact_messages_first_name_id_idx" ON "contact_messages"("first_name", "id");
CREATE INDEX "therapist_contact_requests_user_name_id_idx" ON "therapist_contact_requests"("user_name", "id");
CREATE INDEX "testimonials_created_at_id_idx" ON "testimonials"("created_at", "id");
CREATE INDEX "internship_applications_created_at_id_idx" ON "internship_applications"("created_at", "id");
CREATE INDEX "therapist_applications_created_at_id_idx" ON "therapist_applications"("created_at", "id");
CREATE INDEX "quotations_created_at_id_idx" ON "quotations"("created_at", "id");
CREATE INDEX "quotations_amount_id_idx" ON "quotations"("amount", "id");
CREATE INDEX "refunds_at_id_idx" ON "refunds"("at", "id");
CREATE INDEX "refunds_amount_id_idx" ON "refunds"("amount", "id");
CREATE INDEX "remittances_paid_on_id_idx" ON "remittances"("paid_on", "id");
CREATE INDEX "remittances_amount_id_idx" ON "remittances"("amount", "id");
CREATE INDEX "therapy_sessions_session_date_id_idx" ON "therapy_sessions"("session_date", "id");
CREATE INDEX "transactions_paid_at_idx" ON "transactions"("paid_at");
