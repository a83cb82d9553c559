-- What a therapist answered to a request, and how the person was reached.
ALTER TABLE therapist_contact_requests
  ADD COLUMN answer TEXT,
  ADD COLUMN answer_way TEXT,
  ADD COLUMN reply_mailed_at TIMESTAMPTZ(3);
ALTER TABLE therapist_contact_requests
  ADD CONSTRAINT therapist_contact_requests_answer_length CHECK (is_prose(answer, 1, 5000)),
  ADD CONSTRAINT therapist_contact_requests_answer_way CHECK (
    answer_way IS NULL OR (answered_at IS NOT NULL AND answer_way IN ('mail', 'phone', 'elsewhere'))),
  ADD CONSTRAINT therapist_contact_requests_answer_written CHECK (
    answer IS NULL OR answer_way IS NOT DISTINCT FROM 'mail');
