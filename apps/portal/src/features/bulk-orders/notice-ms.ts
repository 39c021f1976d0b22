/** How long the messages of bulk orders show, in milliseconds (specification §8, Bulk). */
export const noticeMs = 7000;
