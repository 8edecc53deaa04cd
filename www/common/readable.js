/** A query with the signs of our notation left readable: `?p=nim:3,4,5`.
    @param {string} query */
export const readable = (query) => query.replace(/%(3A|3B|2C|40|2F|7E)/g, decodeURIComponent);
