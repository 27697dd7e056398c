// The page of the remote alone, which no other page loads.
document.body.textContent = "The remote alone";
