-- A therapist whose mailbox refuses our mail is reached by support instead; the row says since when support knows.
ALTER TABLE therapist_contact_requests ADD COLUMN support_told_at TIMESTAMPTZ(3);

-- The worker looks every few minutes for messages nobody was told of; there are hardly ever any.
CREATE INDEX therapist_contact_requests_unnotified ON therapist_contact_requests (created_at) WHERE notified_at IS NULL;
CREATE INDEX contact_messages_unnotified ON contact_messages (created_at) WHERE notified_at IS NULL;
