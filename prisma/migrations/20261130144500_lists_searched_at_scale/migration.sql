-- A list of bookings leaves out holds, and counts and reads the others by their time.
CREATE INDEX bookings_listed ON bookings (starts_at, id) WHERE status <> 'held';
DROP INDEX bookings_starts_at_id_idx;

-- Accounts are listed and counted by their age without looking at the rows.
CREATE INDEX users_created_at_id_idx ON users (created_at, id);
DROP INDEX users_created_at_idx;

-- Words in the rows themselves are found by index, beside the ids of people whom they name.
CREATE INDEX payment_submissions_words ON payment_submissions
  USING gin (payer_name gin_trgm_ops, payer_email gin_trgm_ops, reference_number gin_trgm_ops);
CREATE INDEX therapist_contact_requests_words ON therapist_contact_requests
  USING gin (user_name gin_trgm_ops, user_email gin_trgm_ops);
CREATE INDEX contact_messages_words ON contact_messages
  USING gin (first_name gin_trgm_ops, last_name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops);
CREATE INDEX quotations_words ON quotations USING gin (service_type gin_trgm_ops);
CREATE INDEX remittances_words ON remittances USING gin (reference gin_trgm_ops);
CREATE INDEX bank_credits_words ON bank_credits USING gin (narration gin_trgm_ops, reference gin_trgm_ops);
